/** Beside these the fonts that every PDF reader has draw no letters. */
const UNPRINTABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;
/** Characters that are no other letter with a mark. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", ħ: "h", Ħ: "H", ŋ: "n", Ŋ: "N", "−": "-" },
};

/** A text as a PDF of ours can draw it: "Kovačić" becomes "Kovacic"; a letter without such a form is left out. */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(UNPRINTABLE, (letter) => {
      const plain = PLAIN_FORMS[letter] ?? letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return plain.replaceAll(UNPRINTABLE, "");
    })
    .replaceAll(/ {2,}/g, " ")
    .trim();
