import { describe, expect, test } from "vitest";
import { answerLetter, postingDay } from "~/features/letters/answer-letter.server";
import {
  letterProblems,
  letterText,
  sentLanguageOf,
  writeLetter,
  type Letter,
} from "~/features/letters/letter";
import { startLetter } from "~/features/letters/letters.server";
import { letters } from "../../../../../cms-extensions/seed/content/plan/letters.ts";
import { LETTER_KEYS, LETTER_LANGUAGES } from "../../../../../contract/switzerland/letters.ts";
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
  isRegistered: true,
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
    [["fr", "de"], "fr"],
    [["rm"], "de"],
    [[], "de"],
  ] as const)("for a canton that speaks %j is in %s", (languages, sent) => {
    expect(sentLanguageOf(languages)).toBe(sent);
  });
});

describe("posting day", () => {
  const deadline = readPlanRule({ yearly: { month: 11, day: 30, workingDay: true } });
  const on = (today: string, postBeforeDays = 15) =>
    postingDay({ deadline, postBeforeDays }, today);

  test("is a working day some days before the deadline", () => {
    expect(on("2026-11-01")).toEqual({
      ...{ state: "early", arrives: "30 de novembro de 2026" },
      ...{ post: "13 de novembro de 2026", latest: "25 de novembro de 2026" },
    });
    expect(postingDay({ deadline: null, postBeforeDays: 5 }, "2026-11-01")).toBeNull();
  });

  test.each([
    ["2026-11-13", "early"],
    ["2026-11-14", "soon"],
    ["2026-11-25", "soon"],
    ["2026-11-26", "late"],
    ["2026-11-30", "late"],
    ["2026-12-01", "early"],
  ])("on %s is %s", (today, state) => {
    expect(on(today)?.state).toBe(state);
  });

  test("is never after the advised day of a letter that travels faster", () => {
    expect(on("2026-11-27", 3)).toMatchObject({ state: "early", latest: "27 de novembro de 2026" });
  });
});

test("letter to an insurer: starts with the last day of the year while the month is open", () => {
  const start = (key: Letter["key"], today: string) =>
    startLetter({ key, fields: [], deadline: null }, "Ana Silva", today).start;
  const known = { sender: "Ana Silva", day: "2026-11-30" };
  expect(start("cancel-insurer", "2026-11-30")).toEqual({ ...known, endDay: "2026-12-31" });
  expect(start("end-phone", "2026-11-30")).toEqual(known);
  expect(start("cancel-insurer", "2026-12-01")).toEqual({ ...known, day: "2026-12-01" });
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

  test("starts with the year whose deadline is next", () => {
    const start = (today: string) =>
      startLetter({ key: "tax-correction", ...yearly }, "", today).start["taxYear"];
    expect([start("2027-03-02"), start("2027-04-01")]).toEqual(["2026", "2027"]);
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
    ...{ postingHint: null, deadline: null, checkedOn: null, toConfirm: null },
    source: { name: "", url: null, law: null },
  };
  expect(answerLetter(published, form, "2026-11-30")).toEqual({
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
      const names = own.map(({ name }) => name);
      const used = LETTER_LANGUAGES.map((language) => {
        const { subject, paragraphs } = texts[language];
        const found = [subject, ...paragraphs].join(" ").matchAll(/\{\{(\w+)\}\}/g);
        return [...new Set([...found].map(([, name]) => name))].toSorted();
      });
      for (const each of used) expect(each).toEqual(used[0]);
      expect(names).toEqual(expect.arrayContaining(used[0] ?? []));
      for (const language of LETTER_LANGUAGES) {
        expect(texts[language].paragraphs.length, language).toBe(texts.de.paragraphs.length);
      }
      expect(sourceUrl).toMatch(/^https:\/\//);
      expect(checkedOn ?? toConfirm).not.toBeNull();
    },
  );
});
