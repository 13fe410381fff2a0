import { randomUUID } from "node:crypto";
import type { CantonFigures, Cantons, CantonsTranslations } from "~/cms/generated/schema";
import { auditFields } from "./row-marks";

const FIGURES = {
  populationInThousands: { value: 832, year: 2024, source: "BFS" },
  averageMonthlySalary: { value: 6900, year: 2022, source: "BFS" },
  averageRentPrice: { value: 1478, year: 2023, source: "BFS" },
};

export function makeCanton(overrides: Partial<Cantons> = {}): Cantons {
  return {
    id: 22,
    cantonCode: "VD",
    name: "Vaud",
    coatOfArms: null,
    picture: null,
    languages: ["fr"],
    isSample: false,
    grdpInChfMillions: 61_000,
    populationInThousands: 832,
    averageRentPrice: 1_478,
    averageMonthlySalary: 6_900,
    capital: "Lausanne",
    joinedYear: 1803,
    areaKm2: null,
    taxIndex: null,
    avgPremiumCents: null,
    unemploymentPct: null,
    foreignersPct: null,
    holidays: null,
    officialUrl: null,
    migrationOfficeUrl: null,
    migrationOfficePhone: null,
    figures: FIGURES,
    translations: null,
    ...overrides,
  };
}

export function makeFigureSet(overrides: Partial<CantonFigures> = {}): CantonFigures {
  return {
    ...auditFields(),
    id: randomUUID(),
    key: "averageRentPrice",
    year: 2024,
    status: "published",
    byCanton: { VD: 1_465, ZH: 1_768, AI: null },
    publisher: "BFS",
    source: "Mietpreise nach Kanton",
    sourceUrl: "https://www.bfs.admin.ch/",
    reviewedAt: "2026-11-21",
    reviewer: null,
    note: null,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeCantonTranslation(
  overrides: Partial<CantonsTranslations> = {},
): CantonsTranslations {
  return {
    id: 1,
    Cantons_id: 22,
    languages_code: "pt-BR",
    name: "Vaud",
    description: null,
    ...overrides,
  };
}
