import { describe, expect, test } from "vitest";
import { answerLetter } from "~/features/letters/answer-letter.server";
import {
  ADDRESS_GAP,
  letterProblems,
  languageIn,
  letterText,
  sentLanguagesOf,
  writeLetter,
  type Letter,
} from "~/features/letters/letter";
import { letters } from "../../../../../cms-extensions/seed/content/plan/letters.ts";
import {
  LETTER_KEYS,
  LETTER_LANGUAGES,
  unknownPlaceholders,
} from "../../../../../contract/switzerland/letters.ts";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";

const fields: Letter["fields"] = [
  { name: "endDay", kind: "day", label: "Último dia", isRequired: true },
  { name: "amount", kind: "money", label: "Valor", isRequired: false },
  {
    ...{ name: "reason", kind: "choice", label: "Motivo", isRequired: true },
    choices: [
      { value: "moved", label: "mudança", de: "Umzug", fr: "déménagement", it: "trasloco" },
    ],
  },
];
const body = "Per {{endDay}}, wegen {{reason}}.\n\nBetrag: {{amount}}.";
const letter = {
  fields,
  deadline: null,
  ...{ isRegistered: true, isEnough: true },
  texts: {
    de: { subject: "Kündigung per {{endDay}}", body },
    ...{ fr: { subject: "", body }, it: { subject: "", body }, pt: { subject: "", body } },
  },
};
const values = {
  ...{ sender: "Ana Silva", senderAddress: "Weg 1\n8000 Zürich", to: " Firma AG \n\n3000 Bern" },
  ...{ place: "Zürich", day: "2026-11-29", endDay: "2026-12-31", amount: "", reason: "moved" },
};

describe("letter", () => {
  test("is written in its language, and leaves out a paragraph with an empty field", () => {
    const written = writeLetter(letter, values, "de");
    expect(written).toMatchObject({
      sender: ["Ana Silva", "Weg 1", "8000 Zürich"],
      to: ["Firma AG", "3000 Bern"],
      placeAndDay: "Zürich, 29. November 2026",
      registered: "Einschreiben",
      subject: "Kündigung per 31. Dezember 2026",
      paragraphs: ["Per 31. Dezember 2026, wegen Umzug."],
    });
    const paid = writeLetter(letter, { ...values, amount: "1'200,50" }, "fr");
    expect(paid.paragraphs).toEqual([
      "Per 31 décembre 2026, wegen déménagement.",
      "Betrag: CHF 1200.50.",
    ]);
    expect(writeLetter(letter, values, "pt").paragraphs[0]).toContain("mudança");
  });

  test.each([
    ["de", "1. Januar 2027"],
    ["fr", "1er janvier 2027"],
    ["it", "1º gennaio 2027"],
  ] as const)("in %s names the first of a month as people there do", (language, day) => {
    const on = { ...values, day: "2027-01-01" };
    expect(writeLetter(letter, on, language).placeAndDay).toBe(`Zürich, ${day}`);
  });

  test("is a text to copy, with the name below", () => {
    const text = letterText(writeLetter(letter, values, "de"));
    expect(text.startsWith("Ana Silva\nWeg 1")).toBe(true);
    expect(text.endsWith("Freundliche Grüsse\n\nAna Silva")).toBe(true);
  });

  test("names every field that keeps it from being written", () => {
    expect(letterProblems(letter, values, "2026-11-29")).toEqual({});
    const wrong = { ...values, to: "", endDay: "2026-02-31", amount: "muito", reason: "x" };
    expect(letterProblems(letter, { ...wrong, place: "x".repeat(301) }, "2026-11-29")).toEqual({
      ...{ to: "missing", endDay: "day", amount: "money", reason: "choice", place: "long" },
    });
  });

  test.each([
    [
      ["fr", "de"],
      ["fr", "de"],
    ],
    [
      ["de", "rm", "it"],
      ["de", "it"],
    ],
    [["rm"], ["de"]],
    [[], ["de"]],
  ] as const)("for a canton that speaks %j is in one of %j", (languages, sent) => {
    expect(sentLanguagesOf(languages)).toEqual(sent);
  });

  test("is in the language of the address, if letters exist in it", () => {
    expect(languageIn(new URLSearchParams("language=fr"))).toBe("fr");
    expect(languageIn(new URLSearchParams("language=rm"))).toBeNull();
  });
});

test("letter: is not written while the line for an address waits in its addressee", () => {
  const gap = { ...values, to: `Einwohnerkontrolle\n${ADDRESS_GAP}` };
  expect(letterProblems(letter, gap, "2026-11-29")).toEqual({ to: "gap" });
});

test("letter that ends a lease: the end of the contract counts in place of the one chosen", () => {
  const seeded = letters.find(({ key }) => key === "end-lease");
  if (!seeded) throw new Error("the seed has no letter that ends a lease");
  const { fields: own, posting, deadline, texts: _, ...rest } = seeded;
  const published: Letter = {
    ...{ ...letter, ...rest, fields: own, isRegistered: posting.isRegistered },
    ...{ postingHint: null, deadline: readPlanRule(deadline), checkedOn: null, isConfirmed: true },
    source: { name: "", url: null, law: null },
  };
  const typed = { ...values, flat: "Weg 1", ending: "term", endDay: "2027-03-31" };
  const answerTo = (more: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...more })) form.append(name, value);
    return answerLetter(published, form, { today: "2026-11-30", language: "de", isEnough: true });
  };
  const usual = answerTo({ contractEnd: "" });
  expect(usual.written?.original.subject).toBe("Kündigung per 31. März 2027");
  expect(usual.written?.posting?.arrives).toBe("quinta-feira, 31 de dezembro de 2026");
  const other = answerTo({ contractEnd: "2027-04-15" });
  expect(other.values["endDay"]).toBe("2027-04-15");
  expect(other.written?.posting?.arrives).toBe("sexta-feira, 15 de janeiro de 2027");
  expect(answerTo({ contractEnd: "2027-02-31" }).problems).toEqual({ endDay: "day" });
});

describe("letter about tax at source", () => {
  const seeded = letters.find(({ key }) => key === "tax-correction");
  if (!seeded) throw new Error("the seed has no letter about tax at source");
  const textOf = (language: (typeof LETTER_LANGUAGES)[number]) => {
    const { subject, paragraphs } = seeded.texts[language];
    return { subject, body: paragraphs.join("\n\n") };
  };
  const tax = {
    ...{ fields: seeded.fields, deadline: readPlanRule(seeded.deadline), isRegistered: true },
    texts: { de: textOf("de"), fr: textOf("fr"), it: textOf("it"), pt: textOf("pt") },
  };
  const typed = {
    ...{ ...values, taxYear: "2026", request: "recalculation", reason: "wage" },
    ...{ socialNumber: "756.1", employer: "Firma AG", correctCode: "" },
  };

  test.each([
    ["recalculation", "deductions", { reason: "reasonOfOther" }],
    ["recalculation", "tariff", {}],
    ["ordinary", "deductions", {}],
  ])("that asks for %s because of %s: %j", (request, reason, problems) => {
    expect(letterProblems(tax, { ...typed, request, reason }, "2027-02-01")).toEqual(problems);
  });

  test.each([
    ["de", "recalculation", "Quellensteuer 2026: Antrag auf Neuberechnung (Art. 137 DBG)"],
    [
      ...(["de", "ordinary"] as const),
      "Quellensteuer 2026: Antrag auf nachträgliche ordentliche Veranlagung (Art. 89a DBG)",
    ],
    [
      ...(["fr", "recalculation"] as const),
      "Impôt à la source 2026 : demande d’un nouveau calcul (art. 137 LIFD)",
    ],
    [
      ...(["it", "recalculation"] as const),
      "Imposta alla fonte 2026: richiesta di un ricalcolo (art. 137 LIFD)",
    ],
    [
      ...(["pt", "ordinary"] as const),
      "Imposto na fonte 2026: pedido de tributação ordinária posterior (art. 89a DBG)",
    ],
  ] as const)("in %s names %s in its subject", (language, request, subject) => {
    const written = writeLetter({ ...tax, isEnough: true }, { ...typed, request }, language);
    expect(written.subject).toBe(subject);
  });

  test("keeps the deadline and is registered only where a letter is enough", () => {
    const inForce = writeLetter({ ...tax, isEnough: true }, typed, "de");
    expect(inForce.registered).toBe("Einschreiben");
    expect(letterText(inForce)).toContain("Dieses Schreiben dient der Fristwahrung.");
    const draft = writeLetter({ ...tax, isEnough: false }, typed, "de");
    expect(draft.registered).toBeNull();
    expect(letterText(draft)).not.toContain("Fristwahrung");
    expect(draft.paragraphs).toHaveLength(inForce.paragraphs.length - 1);
  });
});

describe("letter about a year", () => {
  const taxYear = { name: "taxYear", kind: "year" as const, label: "Ano", isRequired: true };
  const yearly = { fields: [taxYear], deadline: readPlanRule({ yearly: { month: 3, day: 31 } }) };
  const problemOn = (today: string, year: string) =>
    letterProblems(yearly, { ...values, taxYear: year }, today)["taxYear"];

  test.each([
    ["2026-11-28", "2026", undefined],
    ["2026-11-28", "2025", "yearOver"],
    ["2027-03-31", "2026", undefined],
    ["2027-04-01", "2026", "yearOver"],
    ["2026-11-28", "2027", "year"],
    ["2026-11-28", "26", "year"],
  ])("on %s for %s: %s", (today, year, problem) => {
    expect(problemOn(today, year)).toBe(problem);
  });
});

test("letter from another page: opens with its values, and nothing is missing yet", () => {
  const form = new FormData();
  const sent = { draft: "1", to: "CSS", newInsurer: "KPT", sender: "", childYear: "2016" };
  for (const [name, value] of Object.entries(sent)) form.append(name, value);
  form.append("childYear", "<b>");
  const [cancel] = letters;
  if (!cancel) throw new Error("the seed has no letter");
  const { fields: own, posting, texts: _, ...rest } = cancel;
  const published: Letter = {
    ...{ ...letter, ...rest, fields: own, isRegistered: posting.isRegistered },
    ...{ postingHint: null, deadline: null, checkedOn: null, isConfirmed: true },
    source: { name: "", url: null, law: null },
  };
  expect(
    answerLetter(published, form, { today: "2026-11-30", language: "fr", isEnough: true }),
  ).toEqual({
    ...{ values: { to: "CSS", newInsurer: "KPT", sender: "" }, language: null, problems: {} },
    ...{ written: null, draft: { childYears: ["2016"] } },
  });
});

describe("seeded letters", () => {
  test("are one of each kind", () => {
    expect(letters.map(({ key }) => key).toSorted()).toEqual([...LETTER_KEYS].toSorted());
  });

  test.each(letters.map((each) => [each.key, each] as const))(
    "%s: fills only its own fields, the same in each language, and has a source",
    (_, { fields: own, texts, sourceUrl, checkedOn, toConfirm }) => {
      const used = LETTER_LANGUAGES.map((language) => {
        const { subject, paragraphs } = texts[language];
        const found = [subject, ...paragraphs].join(" ").matchAll(/\{\{(\w+)\}\}/g);
        return [...new Set([...found].map(([, name]) => name))].toSorted();
      });
      for (const each of used) expect(each).toEqual(used[0]);
      const german = [texts.de.subject, ...texts.de.paragraphs];
      expect(unknownPlaceholders(german, own)).toEqual([]);
      for (const language of LETTER_LANGUAGES) {
        expect(texts[language].paragraphs.length, language).toBe(texts.de.paragraphs.length);
      }
      expect(sourceUrl).toMatch(/^https:\/\//);
      expect(checkedOn ?? toConfirm).not.toBeNull();
    },
  );

  test("leave it to the page to tell that a letter is sent registered", () => {
    const twice = letters.filter(
      ({ posting }) =>
        posting.isRegistered && /Envie por carta registrada/.test(posting.hint ?? ""),
    );
    expect(twice.map(({ key }) => key)).toEqual([]);
  });
});
