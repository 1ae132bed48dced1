import { fenced } from '@codewalk/core';
import { PATH } from '../task.js';
import type { MergeTask } from './task.js';

const BEFORE = `class Calculate:
    """Makes one number out of its inputs."""


class CalculateA(Calculate):
    def compute(self, p, q):
        r = 3 * p + q
        s = r - 2 * q
        return s + r


class CalculateB(Calculate):
    def compute(self, x, y):
        u = y + x + x + x
        w = u + 2 * y
        return u + w
`;

const AFTER = `class Calculate:
    """Makes one number out of its inputs."""

    def compute(self, p, q):
        r = 3 * p + q
        s = self.custom_compute_1(r, q)
        return s + r


class CalculateA(Calculate):
    def custom_compute_1(self, r, q):
        return r - 2 * q


class CalculateB(Calculate):
    def custom_compute_1(self, r, q):
        return r + 2 * q
`;

/** The statement of a task, without how an answer is written. */
export const mergePrompt = (_task: MergeTask): string => `In ${PATH}, CalculateA and CalculateB are subclasses of Calculate whose compute() methods are nearly the same computation, though they may be written differently: variables may have other names, lines another order, sums another order, one line may be split in two or two put into one, and a product may be written out as a sum. In a few places they really differ.

Bring them together as a template method. Calculate.compute() takes the inputs and holds everything that both have in common; where the two differ, it calls a method of self named custom_compute_1(), custom_compute_2() and so on, and CalculateA and CalculateB each define that method with what is theirs alone.

An example. From

${fenced(BEFORE, 'python')}
you get

${fenced(AFTER, 'python')}
The first lines of both methods are equal and so are the results, whatever their form; only the second lines differ, by one sign.

Rules:
- CalculateA().compute(...) and CalculateB().compute(...) return exactly what they do now, for any whole numbers.
- Keep in the child classes as little as there can be: over all methods of a child, no more statements than there are differences, and no more operators than the differing lines have now. A call in a child counts as an operator.
- Only what both share belongs into Calculate; it must not hold both variants and choose between them.
- Methods are made of assignments to local variables and return statements over +, -, *, whole numbers, tuples and calls of methods of self. No conditions, loops, imports, attributes, default values, decorators or further classes. You may add methods to all three classes.
- Keep the names of the three classes, CalculateA and CalculateB as subclasses of Calculate, and the block under \`if __name__ == "__main__":\` as it is.`;
