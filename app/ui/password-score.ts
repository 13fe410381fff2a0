import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as brazilian from "@zxcvbn-ts/language-pt-br";

// Longer ones cost time and are strong anyway.
const MAX_SCORED_LENGTH = 64;

const meter = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...brazilian.dictionary,
    portal: ["portal", "suica", "suíça", "switzerland", "schweiz", "membro", "senha"],
  },
  graphs: common.adjacencyGraphs,
});

/** 0 to 4, by how many guesses a patient attacker needs. */
export function scorePassword(password: string): number {
  return meter.check(password.slice(0, MAX_SCORED_LENGTH)).score;
}
