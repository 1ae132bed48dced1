export { ANSWER_FORMAT } from './format.js';
export { filesOf, parseAnswer, renderAnswer } from './parse-answer.js';
