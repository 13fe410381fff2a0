import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as brazilian } from "@zxcvbn-ts/language-pt-br";

/** What somebody tries first on a portal like this one. */
const ownWords = [
  ..."suica suiça suico switzerland schweiz suisse svizzera swiss helvetia portal portalsuica".split(
    " ",
  ),
  ..."brasil brazil brasileiro brasileira zurique zurich genebra geneva berna basel lausanne".split(
    " ",
  ),
  ..."senha password membro membros admin usuario login acesso entrar mudar123 demo corinthians flamengo palmeiras vasco gremio".split(
    " ",
  ),
].map(compared);

const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const keyboardRows = ["1234567890", "qwertyuiopasdfghjklzxcvbnm", "abcdefghijklmnopqrstuvwxyz"];

const guessedFirst = new Set(
  [
    ...common["passwords-common"],
    ...brazilian["commonWords-pt-br"],
    ...brazilian["firstnames-pt-br"],
    ...brazilian["lastnames-pt-br"],
    ...ownWords,
  ].map(compared),
);

/** Lower case without accents. */
export function compared(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * True for what is on every list: known passwords and single words, also repeated, dressed up with a
 * year or signs around them, or in leet. Works offline, in time that grows with the length.
 */
export function isCommonPassword(password: string): boolean {
  const plain = compared(password);
  const forms = [plain, unleet(plain), unleet(withoutEnds(plain))];
  return forms.some((form) => isGuessedFirst(form) || isGuessedFirst(withoutEnds(form)));
}

function isGuessedFirst(form: string): boolean {
  const unit = repeatedUnit(form);
  const letters = form.replaceAll(/[^\p{L}]/gu, "");
  return (
    unit.length < 3 ||
    guessedFirst.has(form) ||
    guessedFirst.has(unit) ||
    isKeyboardRun(unit) ||
    isMadeOf(letters, ownWords)
  );
}

/** Without the digits and signs before and after. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}]+$/u, "");
}

function unleet(text: string): string {
  return [...text].map((character) => leet[character] ?? character).join("");
}

/** `abcabcabc` → `abc`; a text that repeats nothing is its own unit. */
function repeatedUnit(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return at > 0 && at < text.length ? text.slice(0, at) : text;
}

function isKeyboardRun(text: string): boolean {
  const backwards = [...text].toReversed().join("");
  return (
    text.length >= 4 &&
    keyboardRows.some((row) => {
      const endless = row + row;
      return endless.includes(text) || endless.includes(backwards);
    })
  );
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reached[end] = words.some(
      (word) => reached[end - word.length] === true && text.endsWith(word, end),
    );
  }
  return text.length > 0 && reached[text.length] === true;
}
