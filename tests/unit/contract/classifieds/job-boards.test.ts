import { describe, expect, test } from "vitest";
import { jobBoards } from "../../../../cms-extensions/seed/content/classifieds/job-boards.ts";
import {
  boardSearchOf,
  boardSearchUrl,
  ownBoardSearch,
} from "../../../../contract/classifieds/job-boards.ts";

const nurse = { words: "infirmière & soins", canton: "GE", language: "fr" } as const;
const anything = { words: null, canton: null, language: null };

test.each([
  [
    "https://www.jobs.ch",
    "https://www.jobs.ch/fr/offres-emplois/?term=infirmi%C3%A8re+%26+soins&location=Gen%C3%A8ve",
  ],
  [
    "https://www.jobup.ch",
    "https://www.jobup.ch/fr/emplois/?term=infirmi%C3%A8re+%26+soins&location=Gen%C3%A8ve",
  ],
  ["https://ch.indeed.com", "https://ch.indeed.com/jobs?q=infirmi%C3%A8re+%26+soins&l=Gen%C3%A8ve"],
  [
    "https://www.linkedin.com/jobs",
    "https://www.linkedin.com/jobs/search/?keywords=infirmi%C3%A8re+%26+soins&location=Gen%C3%A8ve",
  ],
])("job board: %s receives profession, canton and language", (board, url) => {
  expect(boardSearchUrl(board, nurse)).toBe(url);
});

test("job board: an empty search opens the board's list, for Switzerland where it is worldwide", () => {
  expect(boardSearchUrl("https://www.jobs.ch", anything)).toBe("https://www.jobs.ch/en/vacancies/");
  expect(boardSearchUrl("https://www.linkedin.com/jobs", anything)).toBe(
    "https://www.linkedin.com/jobs/search/?location=Switzerland",
  );
});

test("job board: a site whose search takes nothing from its address keeps its plain address", () => {
  const plain = jobBoards.filter(({ url }) => boardSearchUrl(url, nurse) === null);
  expect(plain.map(({ name }) => name)).toEqual([
    "Job-Room (SECO e RAV)",
    "Empregos da Confederação",
    "EURES (UE e EFTA)",
    "jobscout24.ch",
  ]);
});

describe("search for the boards", () => {
  test("is read from parameters of its own: those of the list of ads do not count", () => {
    const params = new URLSearchParams("words=a&canton=ZH&language=de");
    expect(boardSearchOf(params)).toBeNull();
    params.set("profession", " Pflege ");
    params.set("boardCanton", "XX");
    params.set("boardLanguage", "fr");
    expect(boardSearchOf(params)).toEqual({ words: "Pflege", canton: null, language: "fr" });
  });

  test("stays empty if the member empties it", () => {
    const params = new URLSearchParams("profession=&boardCanton=&boardLanguage=");
    expect(boardSearchOf(params)).toEqual(anything);
  });

  test("of a member starts with profession, canton and the canton's language", () => {
    expect(ownBoardSearch({ profession: "Enfermeira", canton: "VD", language: "fr" })).toEqual({
      ...{ words: "Enfermeira", canton: "VD", language: "fr" },
    });
    expect(ownBoardSearch({ profession: null, canton: "TI", language: "it" })).toEqual({
      ...{ words: null, canton: "TI", language: null },
    });
    const nothing = { profession: null, canton: null, language: null };
    expect(ownBoardSearch(nothing)).toEqual(anything);
  });
});
