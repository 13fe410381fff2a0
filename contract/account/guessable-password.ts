/** Rules for guessable passwords. The service refuses them; the page warns beforehand. */

/** Words that attackers try first on a portal like this one. */
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

function compared(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * Creates the check for common passwords: known passwords and single words, also repeated, in leet, or with
 * a year or signs around them. Service and browser use it, each with its own lists.
 */
export function createCommonPasswords(
  lists: readonly (readonly string[])[],
): (password: string) => boolean {
  const guessedFirst = new Set([...lists.flat(), ...ownWords].map(compared));
  return (password) => {
    const plain = compared(password);
    const forms = [plain, unleet(plain), unleet(withoutEnds(plain))];
    return forms
      .flatMap((form) => [form, withoutEnds(form)])
      .some((form) => isGuessedFirst(form, guessedFirst));
  };
}

export type PasswordOwner = {
  email: string;
  firstName: string;
  lastName: string;
};

const SHORTEST_TELLING = 4;

/** True if the password contains the owner's e-mail or name. */
export function isPersonalPassword(
  password: string,
  { email, firstName, lastName }: PasswordOwner,
): boolean {
  const plain = compared(password);
  const [localPart = ""] = email.split("@");
  const telling = [email, localPart, ...`${firstName} ${lastName}`.split(/\s+/)]
    .map((word) => compared(word.trim()))
    .filter((word) => word.length >= SHORTEST_TELLING);
  return telling.some((word) => plain.includes(word));
}

function isGuessedFirst(form: string, guessedFirst: ReadonlySet<string>): boolean {
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

function withoutEnds(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  return first && last ? text.slice(first.index, last.index + last[0].length) : "";
}

function unleet(text: string): string {
  return [...text].map((character) => leet[character] ?? character).join("");
}

/** `abcabcabc` → `abc`; a text without repetition is returned whole. */
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
