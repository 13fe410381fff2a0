import { expect, test } from "vitest";
import { jobBoards } from "../../../../cms-extensions/seed/content/classifieds/job-boards.ts";
import { boardSearchUrl } from "../../../../contract/classifieds/job-boards.ts";

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
