import type { JobChoice } from "./jobs.ts";
import { isCantonCode } from "../switzerland/codes.ts";
import { parseChoice, parseText } from "./offers.ts";

export type BoardSearch = Pick<JobChoice, "words" | "canton" | "language">;

/** Languages of the boards' pages. */
export const boardLanguages = ["de", "fr", "en"] as const;

/** Parameters of the search for the boards: the list of ads has others and does not read these. */
export const boardParameters = {
  words: "profession",
  canton: "boardCanton",
  language: "boardLanguage",
} as const;

/** The search in the URL; null if the URL has none. An empty value is a choice, too. */
export function boardSearchOf(params: URLSearchParams): BoardSearch | null {
  const { words, canton, language } = boardParameters;
  if (![words, canton, language].some((name) => params.has(name))) return null;
  const code = params.get(canton) ?? "";
  return {
    words: parseText(params.get(words)),
    canton: isCantonCode(code) ? code : null,
    language: parseChoice(boardLanguages, params.get(language)),
  };
}

/**
 * Search for a member who has not typed one. No board has pages in Italian.
 * @param own.language main language of the canton
 */
export const ownBoardSearch = (own: {
  profession: string | null;
  canton: string | null;
  language: string | null;
}): BoardSearch => ({
  words: parseText(own.profession),
  canton: own.canton,
  language: parseChoice(boardLanguages, own.language),
});

/** The cantons' names as the boards know them: in their own languages. */
const CANTON_NAMES: Readonly<Record<string, string>> = {
  AG: "Aargau",
  AI: "Appenzell Innerrhoden",
  AR: "Appenzell Ausserrhoden",
  BE: "Bern",
  BL: "Basel-Landschaft",
  BS: "Basel-Stadt",
  FR: "Fribourg",
  GE: "Genève",
  GL: "Glarus",
  GR: "Graubünden",
  JU: "Jura",
  LU: "Luzern",
  NE: "Neuchâtel",
  NW: "Nidwalden",
  OW: "Obwalden",
  SG: "St. Gallen",
  SH: "Schaffhausen",
  SO: "Solothurn",
  SZ: "Schwyz",
  TG: "Thurgau",
  TI: "Ticino",
  UR: "Uri",
  VD: "Vaud",
  VS: "Valais",
  ZG: "Zug",
  ZH: "Zürich",
};

type Handed = { profession: string; place: string; language: string };

const jobsChPages: Readonly<Record<string, string>> = {
  de: "/de/stellenangebote/",
  fr: "/fr/offres-emplois/",
};
const jobupPages: Readonly<Record<string, string>> = { fr: "/fr/emplois/" };

/** Path and parameters of the boards whose search takes them from its address. */
const searches: Readonly<
  Record<string, (handed: Handed) => { path: string; params: Record<string, string> }>
> = {
  "www.jobs.ch": ({ profession, place, language }) => ({
    path: jobsChPages[language] ?? "/en/vacancies/",
    params: { term: profession, location: place },
  }),
  "www.jobup.ch": ({ profession, place, language }) => ({
    path: jobupPages[language] ?? "/en/jobs/",
    params: { term: profession, location: place },
  }),
  "ch.indeed.com": ({ profession, place }) => ({
    path: "/jobs",
    params: { q: profession, l: place },
  }),
  "www.linkedin.com": ({ profession, place }) => ({
    path: "/jobs/search/",
    params: { keywords: profession, location: place || "Switzerland" },
  }),
};

/** Address of a board with the search handed over; null if its search cannot be filled by a link. */
export function boardSearchUrl(
  board: string,
  { words, canton, language }: BoardSearch,
): string | null {
  const base = URL.parse(board);
  const search = base && searches[base.hostname];
  if (!search) return null;
  const { path, params } = search({
    profession: words ?? "",
    place: (canton && CANTON_NAMES[canton]) ?? "",
    language: language ?? "",
  });
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(params))
    if (value !== "") url.searchParams.set(name, value);
  return url.href;
}
