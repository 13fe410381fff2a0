import { describe, expect, test } from "vitest";
import { hasExternalContact } from "../../../../../../bff/modules/community/chat/leads-elsewhere.ts";
import harmless from "../../../../../../scripts/scam/messages/harmless.json";
import { ORDINARY_SENTENCES } from "./ordinary-sentences.ts";

const ADDRESSES = [
  ...["golpe.tk", "evil.site", "evil.online", "evil.top", "evil.vip", "evil.co", "evil.de"],
  ...["evil.pt", "golpe.com.br", "golpe.com", "bit.ly/x", "t.me/golpe", "wa.me/5511999998888"],
  ...["aluguel-facil.shop", "vagas2026.xyz", "conta.app", "a@evil.site", "ana@gmail.com"],
];
const NUMBERS = [
  ...["+41 79 123 45 67", "079 123 45 67", "0791234567", "0041791234567", "+55 11 91234-5678"],
  ...["(11) 91234-5678", "11912345678", "+351 912 345 678", "3333-4444", "079/123.45.67"],
];
const FRAMES = [
  (contactText: string) => contactText,
  (contactText: string) => `Me chama em ${contactText} que eu explico tudo`,
  (contactText: string) => `o quarto está aqui: ${contactText}!`,
  (contactText: string) => `Oi, tudo bem?\n${contactText}\nObrigada`,
];

const cyrillic: Readonly<Record<string, string>> = { a: "а", c: "с", e: "е", o: "о", p: "р" };
const greek: Readonly<Record<string, string>> = { o: "ο", i: "ι", v: "ν", a: "α", e: "ε", t: "τ" };
const swap = (letters: Readonly<Record<string, string>>) => (contactText: string) =>
  [...contactText].map((letter) => letters[letter] ?? letter).join("");
const shift = (from: string, to: number) => (contactText: string) =>
  contactText.replaceAll(/[a-z]/g, (letter) =>
    String.fromCodePoint(to + letter.charCodeAt(0) - from.charCodeAt(0)),
  );
const between = (sign: string) => (contactText: string) => [...contactText].join(sign);
const dots = (sign: string) => (contactText: string) => contactText.replaceAll(".", sign);

const OF_ADDRESSES = {
  "as it is": (contactText: string) => contactText,
  "capital letters": (contactText: string) => contactText.toUpperCase(),
  "wide letters": (contactText: string) =>
    contactText.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  "a wide dot": dots("．"),
  "an ideographic dot": dots("。"),
  "a bullet for a dot": dots("•"),
  "a leader dot": dots("․"),
  "spaces without width": between("\u200b"),
  "soft hyphens": between("\u00ad"),
  joiners: between("\u2060"),
  "an override": (contactText: string) => `\u202d${contactText}\u202c`,
  "Cyrillic letters": swap(cyrillic),
  "Greek letters": swap(greek),
  "mathematical letters": shift("a", 0x1d41a),
  "letters in circles": shift("a", 0x24d0),
  "letters in black squares": shift("a", 0x1f170),
  "accents on letters": (contactText: string) =>
    contactText.replaceAll(/[aeio]/g, (vowel) => `${vowel}\u0336`),
  "a space before the dot": dots(" ."),
  "spaces around the dot": dots(" . "),
  "a dot in brackets": dots("[.]"),
  "a dot in parentheses": dots(" (.) "),
  "the word in brackets": dots("[dot]"),
  "the word in parentheses": dots("(ponto)"),
  "the word in English": dots(" dot "),
  "the word in Portuguese": dots(" ponto "),
  "letters apart": between(" "),
  "a scheme": (contactText: string) => `https://${contactText}`,
  "a scheme with other letters": (contactText: string) => `hxxp://${contactText}`,
  "a wide scheme": (contactText: string) => `ｈttps://${contactText}`,
  "a scheme with spaces": (contactText: string) => `https : // ${contactText}`,
  "www before it": (contactText: string) => `www.${contactText}`,
  "a code for the dot": dots("%2e"),
  "a reference for the dot": dots("&#46;"),
};

const OF_NUMBERS = {
  "as it is": (contactText: string) => contactText,
  "wide digits": (contactText: string) =>
    contactText.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  "digits of Arabic": (contactText: string) =>
    contactText.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630)),
  "digits on keys": (contactText: string) =>
    contactText.replaceAll(/\d/g, (digit) => `${digit}\ufe0f\u20e3`),
  "digits in circles": (contactText: string) =>
    contactText.replaceAll(/\d/g, (digit) =>
      digit === "0" ? "⓪" : String.fromCharCode(digit.charCodeAt(0) + 0x242f),
    ),
  "mathematical digits": (contactText: string) =>
    contactText.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0x1d79e)),
  "spaces without width": between("\u200b"),
  "digits apart": (contactText: string) => [...contactText.replaceAll(/\D/g, "")].join(" "),
  hyphens: (contactText: string) => [...contactText.replaceAll(/\D/g, "")].join("-"),
  "letters for digits": (contactText: string) => contactText.replaceAll("0", "O").replace("1", "l"),
  words: (contactText: string) =>
    [...contactText.replaceAll(/\D/g, "")]
      .map(
        (digit) => "zero um dois três quatro cinco seis sete oito nove".split(" ")[Number(digit)],
      )
      .join(" "),
};

function missedOf(
  leads: readonly string[],
  disguises: Readonly<Record<string, (contactText: string) => string>>,
): { all: number; missed: string[] } {
  const messages = Object.entries(disguises).flatMap(([kind, disguise]) =>
    leads.flatMap((contactText) =>
      FRAMES.map((frame) => ({ kind, message: frame(disguise(contactText)) })),
    ),
  );
  const missed = messages.filter(({ message }) => !hasExternalContact(message));
  return { all: messages.length, missed: missed.map(({ kind, message }) => `${kind}: ${message}`) };
}

describe("external contact check of a first message", () => {
  test("detects at least 95 of 100 disguised addresses", () => {
    const { all, missed } = missedOf(ADDRESSES, OF_ADDRESSES);
    expect(missed.length / all, missed.join("\n")).toBeLessThanOrEqual(0.05);
  });

  test("detects at least 95 of 100 disguised telephone numbers", () => {
    const { all, missed } = missedOf(NUMBERS, OF_NUMBERS);
    expect(missed.length / all, missed.join("\n")).toBeLessThanOrEqual(0.05);
  });

  test.each([
    ...["veja https://www.ch.ch", "entre em bit.ly/abc", "WWW.GOLPE.EXAMPLE", "fala em wa.me/5511"],
    ...[
      "golpe.c0m",
      "a@evil．site",
      "fulano arroba gmail ponto com",
      "http:\\\\golpe.tk",
      "1.1.1.1/x",
    ],
    ...["entra em golpe. com", "loja pontocom: golpepontocom", "golpe.com.Te espero", "ftp://x.y"],
    ...["mailto:ana@evil.site", "https://xn--gope-0ra.com", "bit . ly / x", "golpe.рф"],
    ...["zero sete nove, um dois três, quatro cinco, meia sete", "nove 1234 5678 zap"],
  ])("detects %s", (message) => {
    expect(hasExternalContact(message)).toBe(true);
  });
});

describe("external contact check of a harmless first message", () => {
  test("allows at least 99 of 100 ordinary sentences", () => {
    expect(ORDINARY_SENTENCES.length).toBeGreaterThanOrEqual(500);
    const refused = ORDINARY_SENTENCES.filter(hasExternalContact);
    expect(refused.length / ORDINARY_SENTENCES.length, refused.join("\n")).toBeLessThanOrEqual(
      0.01,
    );
  });

  test("allows at least 99 of 100 messages that the scam model considers harmless", () => {
    const named = /\.(?:ch|br|ru|com|org)\b/;
    const others = harmless.filter((message) => !named.test(message));
    const refused = others.filter(hasExternalContact);
    expect(refused.length / others.length, refused.join("\n")).toBeLessThanOrEqual(0.01);
  });
});

test("external contact check: reads the longest message in less than a second", () => {
  for (const unit of ["a.", "1 ", "ponto ", "a@", "(.) ", "zero ", "www ", "h://", "&#46;", "é "]) {
    const startedAt = performance.now();
    hasExternalContact(unit.repeat(4_000 / unit.length));
    // Quadratic reading would take seconds.
    expect(performance.now() - startedAt, unit).toBeLessThan(1_000);
  }
});
