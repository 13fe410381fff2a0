/** The standard PDF fonts lack all characters outside this set. */
const UNPRINTABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;
/** Letters that NFD does not split into a base letter and a mark. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", ħ: "h", Ħ: "H", ŋ: "n", Ŋ: "N", "−": "-" },
};

/** Text as a PDF can print it: "Kovačić" becomes "Kovacic". Letters without a plain form are left out. */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(UNPRINTABLE, (letter) => {
      const plain = PLAIN_FORMS[letter] ?? letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return plain.replaceAll(UNPRINTABLE, "");
    })
    .replaceAll(/ {2,}/g, " ")
    .trim();
