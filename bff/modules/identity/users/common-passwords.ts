import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as brazilian } from "@zxcvbn-ts/language-pt-br";
import { createCommonPasswords } from "../../../../contract/account/guessable-password.ts";

export const isCommonPassword = createCommonPasswords([
  common["passwords-common"],
  brazilian["commonWords-pt-br"],
  brazilian["firstnames-pt-br"],
  brazilian["lastnames-pt-br"],
]);
