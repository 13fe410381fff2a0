import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as brazilian from "@zxcvbn-ts/language-pt-br";
import {
  createCommonPasswords,
  isPersonalPassword,
  type PasswordOwner,
} from "../../../contract/account/guessable-password.ts";
import {
  characterCount,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "../../../contract/account/person.ts";

// Longer passwords take time to score, and are strong anyway.
const MAX_SCORED_LENGTH = 64;

const isCommonPassword = createCommonPasswords([
  common.dictionary["passwords-common"],
  brazilian.dictionary["commonWords-pt-br"],
  brazilian.dictionary["firstnames-pt-br"],
  brazilian.dictionary["lastnames-pt-br"],
]);

const meter = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...brazilian.dictionary,
    portal: ["portal", "suica", "suíça", "switzerland", "schweiz", "membro", "senha"],
  },
  graphs: common.adjacencyGraphs,
});

/**
 * A password that the service refuses never scores well: the worst level, or at most the second worst if it
 * is only too short.
 */
export function scorePassword(password: string, owner: PasswordOwner | null = null): number {
  const text = password.slice(0, PASSWORD_MAX_LENGTH);
  if (isCommonPassword(text) || (owner && isPersonalPassword(text, owner))) return 0;
  const inputs = owner ? [owner.email, owner.firstName, owner.lastName] : [];
  const { score } = meter.check(text.slice(0, MAX_SCORED_LENGTH), inputs);
  return characterCount(text) < PASSWORD_MIN_LENGTH ? Math.min(score, 1) : score;
}
