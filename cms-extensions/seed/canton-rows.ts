import { readFileSync } from "node:fs";
import path from "node:path";
import { cantonTexts } from "./content/canton-texts.ts";
import type { SeedPlan } from "./plan.ts";
import type { Row } from "./rows.ts";

const figureNames = [
  "populationInThousands",
  "grdpInChfMillions",
  "averageMonthlySalary",
  "averageRentPrice",
  "areaKm2",
] as const;
type FigureName = (typeof figureNames)[number];

type Canton = Record<FigureName, number> & {
  id: number;
  code: string;
  name: string;
  capital: string;
  officialLanguages: string[];
  joinedYear: number;
  officialUrl: string;
  sources: Record<string, string>;
};

type Source = { publisher: string; title?: string; year?: string; url?: string; via?: string };

type CantonFile = {
  notes: Record<string, string>;
  sources: Record<string, Source>;
  cantons: Canton[];
};

const file = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "data/cantons.json"), "utf8"),
) as CantonFile;

/** The canton that free members may read. */
const SAMPLE_CODE = "ZH";

const cantonIds = new Map(file.cantons.map((canton) => [canton.code, canton.id]));

export function cantonId(code: string): number {
  const id = cantonIds.get(code);
  if (id === undefined) throw new Error(`The seed names a canton that does not exist: ${code}`);
  return id;
}

export function cantonPlan(): SeedPlan {
  return {
    rows: [
      {
        table: "languages",
        key: "code",
        rows: [{ code: "pt-BR", name: "Português", direction: "ltr" }],
      },
      { table: "Cantons", key: "id", rows: file.cantons.map(cantonRow) },
    ],
    links: [
      {
        table: "Cantons_translations",
        parent: "Cantons_id",
        parents: file.cantons.map((canton) => canton.id),
        rows: file.cantons.map(translationRow),
      },
    ],
  };
}

const cantonRow = (canton: Canton): Row => ({
  id: canton.id,
  cantonCode: canton.code,
  name: canton.name,
  coatOfArms: null,
  languages: canton.officialLanguages,
  isSample: canton.code === SAMPLE_CODE,
  capital: canton.capital,
  joinedYear: canton.joinedYear,
  officialUrl: canton.officialUrl,
  grdpInChfMillions: canton.grdpInChfMillions,
  populationInThousands: Math.round(canton.populationInThousands),
  averageRentPrice: canton.averageRentPrice,
  averageMonthlySalary: canton.averageMonthlySalary,
  areaKm2: canton.areaKm2,
  figures: Object.fromEntries(figureNames.map((name) => [name, figureOf(canton, name)])),
});

function figureOf(canton: Canton, name: FigureName) {
  const key = name === "populationInThousands" ? "population" : name;
  const source = file.sources[canton.sources[key] ?? ""];
  return {
    value: canton[name],
    year: source?.year ?? null,
    source: source ? [source.publisher, source.title].filter(Boolean).join(": ") : null,
    sourceUrl: source?.url ?? null,
    note: file.notes[key] ?? null,
  };
}

const translationRow = (canton: Canton): Row => ({
  Cantons_id: canton.id,
  languages_code: "pt-BR",
  name: canton.name,
  description: cantonTexts[canton.code] ? `<p>${cantonTexts[canton.code]}</p>` : null,
});
