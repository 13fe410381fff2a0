import { readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import type { Tier } from "~/cms/tier";
import { cantons as words } from "~/i18n/pt-BR/cantons";
import { LOCALE } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { CantonFigures, CantonSummary } from "./canton.schema";

const t = translator("cantons", words);

type FigureNote = { year: string | number | null; source: string | null };
type Row = {
  cantonCode: string;
  name: string;
  languages: unknown;
  populationInThousands?: number | null;
  averageMonthlySalary?: number | null;
  averageRentPrice?: number | null;
  figures?: unknown;
  translations?: { name: string | null }[] | null;
};

const NAMES = ["cantonCode", "name", "languages"] as const;
const FIGURES = [
  "populationInThousands",
  "averageMonthlySalary",
  "averageRentPrice",
  "figures",
] as const;
const SHOWN = {
  populationInThousands: "figures.population",
  averageMonthlySalary: "figures.salary",
  averageRentPrice: "figures.rent",
} as const;

function languageName(code: string): string {
  const known: Record<string, string> = words.languages;
  return known[code] ?? code;
}

function figuresOf(row: Row): CantonFigures {
  const notes = (row.figures ?? {}) as Record<string, FigureNote | undefined>;
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Number(value);
  return {
    populationInThousands: number(row.populationInThousands),
    medianMonthlySalaryChf: number(row.averageMonthlySalary),
    averageRentChf: number(row.averageRentPrice),
    sourceLines: Object.entries(SHOWN).flatMap(([name, label]) => {
      const note = notes[name];
      return note?.source ? [`${t(label)}: ${note.source}, ${note.year ?? t("unknown")}`] : [];
    }),
  };
}

/** The 26 cantons for the map; figures only for tiers that may read them (portal-spec §6). */
export function listCantonSummaries(cms: Cms, tier: Tier): Promise<CantonSummary[]> {
  const maySeeFigures = tier === "paying";
  return cms.readShared(
    tier,
    "cantons:summaries",
    ["Cantons", "Cantons_translations"],
    async (ask) => {
      const rows = (await ask(
        readItems("Cantons", {
          fields: [
            ...NAMES,
            ...(maySeeFigures ? FIGURES : []),
            { translations: ["name"] },
          ] as never,
          deep: { translations: { _filter: { languages_code: { _eq: LOCALE } } } } as never,
          sort: ["cantonCode"],
          limit: 26,
        }),
      )) as unknown as Row[];
      return rows.map((row) => ({
        code: row.cantonCode,
        name: row.translations?.[0]?.name ?? row.name,
        languages: (Array.isArray(row.languages) ? row.languages : []).map((code) =>
          languageName(String(code)),
        ),
        figures: maySeeFigures ? figuresOf(row) : null,
      }));
    },
  );
}
