import { randomUUID } from "node:crypto";
import type {
  Articles,
  Cantons,
  CantonsTranslations,
  Categories,
  Favorites,
  LegalDocuments,
  SignupTexts,
  News,
  ParameterSets,
  Tags,
  Videos,
} from "~/cms/generated/schema";

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const unique = () => randomUUID().slice(0, 8);

const trail = () => ({
  user_created: null,
  date_created: hoursAgo(2),
  user_updated: null,
  date_updated: null,
});

const publication = () => ({
  status: "published" as const,
  cover: null,
  coverAlt: "Um lago entre montanhas",
  coverCredit: null,
  category: null,
  cantons: null,
  tags: null,
  publishedAt: hoursAgo(2),
  access: "free" as const,
  pinnedUntil: null,
  readingMinutes: 3,
  commentCount: 0,
});

/** As the CMS folds what people search in: no accents, small letters. */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function makeNews(overrides: Partial<News> = {}): News {
  const name = unique();
  const news = {
    ...trail(),
    ...publication(),
    id: randomUUID(),
    title: `Notícia ${name}`,
    slug: `noticia-${name}`,
    summary: `Resumo da notícia ${name}`,
    body: `<h2>Ponto principal</h2><p>Corpo da notícia ${name}</p>`,
    sourceName: "SECO",
    sourceUrl: "https://www.seco.admin.ch/",
    correctedAt: null,
    correctionNote: null,
    ...overrides,
  };
  return { searchText: fold(`${news.title} ${news.summary ?? ""}`), ...news };
}

export function makeCategory(overrides: Partial<Categories> = {}): Categories {
  const name = unique();
  return {
    id: randomUUID(),
    name: `Categoria ${name}`,
    slug: `categoria-${name}`,
    area: "content",
    icon: null,
    description: null,
    sort: 1,
    ...overrides,
  };
}

export function makeTag(overrides: Partial<Tags> = {}): Tags {
  const name = unique();
  return { id: randomUUID(), name: `Assunto ${name}`, slug: `assunto-${name}`, ...overrides };
}

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

export function makeLegalDocument(overrides: Partial<LegalDocuments> = {}): LegalDocuments {
  return {
    ...trail(),
    id: randomUUID(),
    slug: "terms-of-service",
    version: "1.0",
    status: "published",
    title: "Termos de uso",
    body: "<h2>O serviço</h2><p>O que o portal oferece.</p>",
    effectiveAt: hoursAgo(24),
    changeSummary: null,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeSignupText(overrides: Partial<SignupTexts> = {}): SignupTexts {
  return {
    ...trail(),
    id: randomUUID(),
    step: "intro",
    status: "published",
    title: "Comece aqui",
    lead: "Quatro minutos bastam.",
    points: [{ text: "Um relatório honesto." }],
    ...overrides,
  };
}

export function makeFavourite(overrides: Partial<Favorites> = {}): Favorites {
  return {
    id: randomUUID(),
    type: "news",
    item: randomUUID(),
    uniqueKey: null,
    user_created: null,
    date_created: hoursAgo(1),
    ...overrides,
  };
}

/** Kinds whose pages are not there yet. */
export type Counted = Pick<Articles | Videos, "id" | "status" | "access">;

export function makeCounted(overrides: Partial<Counted> = {}): Counted {
  return { id: randomUUID(), status: "published", access: "free", ...overrides };
}

/** A data set of the landing page's list. */
export function makeDataset(overrides: Partial<ParameterSets> = {}): ParameterSets {
  return {
    ...trail(),
    id: randomUUID(),
    key: `data.${unique()}`,
    year: 2024,
    status: "published",
    canton: null,
    value: { name: "Conjunto de dados", period: "2024" },
    source: "BFS",
    sourceUrl: "https://www.bfs.admin.ch/",
    reviewedAt: "2026-11-21",
    version: 1,
    uniqueKey: null,
    ...overrides,
  };
}
