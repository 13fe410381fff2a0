import { describe, expect, test } from "vitest";
import { GUIDE_SLUGS, nextDates, type DatesInput } from "~/features/home/home-dates.server";

const input = (more: Partial<DatesInput> = {}): DatesInput => ({
  answers: {},
  inSwitzerlandSince: "",
  now: new Date("2026-11-22T10:00:00Z"),
  guides: [],
  ...more,
});
const told = (more: Partial<DatesInput>) =>
  nextDates(input(more)).map(({ title, when, left }) => [title, when, left]);

const premium = [
  "Trocar de seguradora ou baixar a franquia",
  "até 30 de novembro de 2026",
  "faltam 8 dias",
];

describe("the next dates of a member", () => {
  test("count from the month of the arrival, and stand by their ends", () => {
    expect(told({ answers: { time: "there", since: "2026-11" } })).toEqual([
      premium,
      [
        "Registro na comuna",
        "entre 15 de novembro de 2026 e 14 de dezembro de 2026, conforme o dia em que você chegou",
        null,
      ],
      [
        "Seguro de saúde",
        "entre 1 de fevereiro de 2027 e 28 de fevereiro de 2027, conforme o dia em que você chegou",
        null,
      ],
      [
        "Troca da carteira de motorista",
        "entre 1 de novembro de 2027 e 30 de novembro de 2027, conforme o dia em que você chegou",
        null,
      ],
    ]);
  });

  test("take the profile's month before the answers'", () => {
    const answers = { time: "there", since: "2026-11" };
    expect(told({ answers, inSwitzerlandSince: "2020-01" })).toEqual([premium]);
  });

  test("are without day while the arrival is to come", () => {
    expect(told({ answers: { time: "3_6" } }).map(([, when]) => when)).toEqual([
      "até 14 dias depois de chegar, e antes de começar a trabalhar",
      "até três meses depois de chegar; vale desde o primeiro dia",
      "até doze meses depois de chegar",
    ]);
  });

  test("are none for who crosses the border each day, and the yearly ones alone for asylum", () => {
    const working = { job: "working", time: "there", since: "2026-11" };
    expect(told({ answers: { ...working, permit: "G" } })).toEqual([]);
    expect(told({ answers: { ...working, permit: "N" } })).toEqual([premium]);
    expect(told({ answers: { ...working, permit: "B" } })).toHaveLength(4);
  });

  test("are none without answers", () => {
    expect(told({})).toEqual([]);
  });

  test.each([
    ["2026-11-30T12:00:00Z", "é hoje"],
    ["2026-11-29T12:00:00Z", "falta 1 dia"],
    // Midnight has passed in Zurich, not yet in UTC.
    ["2026-11-28T23:30:00Z", "falta 1 dia"],
    ["2026-08-03T12:00:00Z", "faltam 119 dias"],
  ])("at %s tell of the last of November: %s", (now, left) => {
    const dates = told({ inSwitzerlandSince: "2020-01", now: new Date(now) });
    expect(dates.find(([title]) => title === premium[0])?.[2]).toBe(left);
  });

  test("lead to the portal's own text where one is published, and name a source always", () => {
    const guides = [{ slug: GUIDE_SLUGS[0] ?? "", title: "Primeiros 14 dias" }];
    const dates = nextDates(input({ answers: { time: "under_3" }, guides }));
    expect(dates.map(({ guide }) => guide)).toEqual([
      { to: `/pt-BR/app/news/${GUIDE_SLUGS[0]}`, title: "Primeiros 14 dias" },
      null,
      null,
    ]);
    for (const { source } of dates) {
      expect(source.name).toMatch(/^Fonte: ./);
      expect(source.url).toMatch(/^https:\/\//);
    }
  });
});
