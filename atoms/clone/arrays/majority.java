// label: eq
// entry: majority winner
// licence: Apache-2.0

import java.util.HashMap;
import java.util.Map;

class First {
    static int majority(int[] votes) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int vote : votes) {
            int count = counts.getOrDefault(vote, 0) + 1;
            if (count > votes.length / 2) {
                return vote;
            }
            counts.put(vote, count);
        }
        return votes.length;
    }
}

class Second {
    static int winner(int[] ballots) {
        int candidate = 0;
        int lead = 0;
        for (int ballot : ballots) {
            if (lead == 0) {
                candidate = ballot;
                lead = 1;
            } else {
                lead += ballot == candidate ? 1 : -1;
            }
        }
        int total = 0;
        for (int ballot : ballots) {
            total += ballot == candidate ? 1 : 0;
        }
        return total * 2 > ballots.length && total > ballots.length / 2 ? candidate : ballots.length;
    }
}
