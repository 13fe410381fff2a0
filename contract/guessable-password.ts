/** What makes a password easy to guess, for the service that refuses it and the page that warns before. */

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

/** Lower case without accents. */
function compared(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * Makes the question whether a password is on every list: known passwords and single words, also
 * repeated, dressed up with a year or signs around them, or in leet. The service asks it before it
 * takes a password, the browser while one is typed; each brings the lists it has.
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

/** Whose password it is going to be. */
export type PasswordOwner = {
  email: string;
  firstName: string;
  lastName: string;
};

const SHORTEST_TELLING = 4;

/** True when it holds the owner's e-mail or one of their names. */
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

/** Without the digits and signs before and after. */
function withoutEnds(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  return first && last ? text.slice(first.index, last.index + last[0].length) : "";
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
