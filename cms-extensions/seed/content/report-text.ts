import type { LawState, PageLanguage } from "../../../contract/account/signup.ts";

export type SeedCondition = {
  passport?: readonly string[];
  country?: readonly string[];
  relation?: readonly string[];
  job?: readonly string[];
  permit?: readonly string[];
  time?: readonly string[];
  stay?: readonly string[];
  cantons?: readonly string[];
  hours?: readonly string[];
  german?: readonly string[];
  french?: readonly string[];
  italian?: readonly string[];
  goals?: readonly string[];
};

export type SeedSource = {
  sourceName: string;
  sourceUrl: string | null;
  sourceLanguage: PageLanguage | null;
  lawState: LawState;
  lawNote: string | null;
  contradicts: readonly string[];
  reviewedAt: string;
  reviewDueAt: string;
};

const review = { reviewedAt: "2026-11-22", reviewDueAt: "2027-05-22" };
const federal = (number: string) => `https://www.fedlex.admin.ch/eli/cc/${number}/de`;

const laws = {
  foreigners: ["Lei de estrangeiros e integração (AIG, SR 142.20)", federal("2007/758")],
  freeMovement: [
    "Acordo sobre a livre circulação de pessoas (FZA, SR 0.142.112.681)",
    federal("2002/243"),
  ],
  asylum: ["Lei de asilo (AsylG, SR 142.31)", federal("1999/358")],
  registers: ["Lei de harmonização dos registros (RHG, SR 431.02)", federal("2006/618")],
  army: ["Lei militar (MG, SR 510.10)", federal("1995/4093_4093_4093")],
  armyTax: ["Lei da taxa de isenção militar (WPEG, SR 661)", federal("1959/2035_2097_2125")],
  health: ["Lei do seguro de saúde (KVG, SR 832.10)", federal("1995/1328_1328_1328")],
  pension: ["Lei da previdência (AHVG, SR 831.10)", federal("63/837_843_843")],
  federalTax: ["Lei do imposto federal direto (DBG, SR 642.11)", federal("1991/1184_1184_1184")],
  traffic: ["Regulamento de admissão ao trânsito (VZV, SR 741.51)", federal("1976/2423_2423_2423")],
} as const;

const FEDLEX = "Lido no texto alemão da coleção oficial (Fedlex), na versão publicada em 2026.";
const AUTHORITY =
  "Lido na página da própria autoridade, em 2026; o texto da lei não foi conferido.";

type Extra = { note?: string; contradicts?: readonly string[] };

function source(
  [name, url]: readonly [string, string],
  articles: string,
  lawState: SeedSource["lawState"],
  { note, contradicts = [] }: Extra,
): SeedSource {
  return {
    sourceName: articles ? `${name}, ${articles}` : name,
    sourceUrl: url,
    sourceLanguage: "de",
    lawState,
    lawNote: note ?? (lawState === "checked" ? FEDLEX : null),
    contradicts,
    ...review,
  };
}

/** These articles were checked in the official text. */
export const law = (of: keyof typeof laws, articles: string, extra: Extra = {}) =>
  source(laws[of], articles, "checked", extra);

/** Not yet checked in the official text: the note says what is missing. */
export const unread = (of: keyof typeof laws, articles: string, note: string, extra: Extra = {}) =>
  source(laws[of], articles, "to_confirm", { ...extra, note });

export const page = (
  name: string,
  url: string,
  {
    state = "checked",
    language = "de",
    ...extra
  }: Extra & {
    state?: "checked" | "to_confirm";
    language?: PageLanguage;
  } = {},
): SeedSource => ({
  ...source([name, url], "", state, { ...(state === "checked" && { note: AUTHORITY }), ...extra }),
  sourceLanguage: language,
});

/** Advice of the editors, not a rule. */
export const advice = (extra: Extra = {}): SeedSource => ({
  sourceName: "Portal Suíça, redação",
  sourceUrl: null,
  sourceLanguage: null,
  lawState: "advice",
  lawNote: extra.note ?? null,
  contradicts: extra.contradicts ?? [],
  ...review,
});
