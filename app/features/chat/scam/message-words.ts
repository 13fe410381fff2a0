import { deobfuscatedText } from "../../../../contract/shared/characters.ts";

/** A digit between letters is read as the letter it resembles ("p1x"). */
const DISGUISED = /(?<=\p{Ll})[01345](?=\p{Ll})/gu;
const LETTERS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s" };

const LINK = /(?:https?:\/\/)?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}(?:\/\S{0,200})?/gu;
const WITHIN_NUMBER = /(?<=\d)[.,'](?=\d)/gu;
const WORD = /[\p{L}\p{N}]+|[.!?\n]/gu;
const NUMBER = /^\d+$/;

const SHORT_FORMS: Readonly<Record<string, string>> = {
  ap: "apto",
  ape: "apto",
  apartamento: "apto",
  cel: "celular",
  chf: "francos",
  dps: "depois",
  eh: "e",
  fr: "francos",
  hj: "hoje",
  msg: "mensagem",
  msm: "mesmo",
  mto: "muito",
  p: "para",
  pq: "porque",
  pra: "para",
  pro: "para",
  q: "que",
  qdo: "quando",
  ta: "esta",
  tb: "tambem",
  to: "estou",
  vc: "voce",
  vcs: "voces",
  zap: "whatsapp",
};

/** Numbers are reduced to their size: the exact amount is no evidence. */
function numberShape(digits: string): string {
  if (digits.length === 1) return "ONE_DIGIT";
  if (digits.length === 2) return "TWO_DIGITS";
  return digits.length <= 5 ? "AMOUNT" : "LONG_NUMBER";
}

function wordOf(word: string): string {
  if (word === "!" || word === "\n") return ".";
  return NUMBER.test(word) ? numberShape(word) : (SHORT_FORMS[word] ?? word);
}

/**
 * Returns lowercase words without accents, abbreviations or disguised digits. Numbers and links become
 * their shape ("AMOUNT", "LINK"), sentence ends "." or "?".
 */
export function messageWords(text: string): readonly string[] {
  const plain = deobfuscatedText(text)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(WITHIN_NUMBER, "")
    .replaceAll(LINK, " LINK ")
    .replaceAll(DISGUISED, (digit) => LETTERS[digit] ?? digit);
  return (plain.match(WORD) ?? []).map(wordOf);
}
