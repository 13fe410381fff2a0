import { randomUUID } from "node:crypto";
import type {
  Announcements,
  Articles,
  Categories,
  Facts,
  GlossaryTerms,
  ChangelogEntries,
  LegalDocuments,
  SearchSynonyms,
  Shelves,
  SignupTexts,
  News,
  OldAddresses,
  ParameterSets,
  Tags,
  Videos,
} from "~/cms/generated/schema";
import { hoursAgo, auditFields, unique } from "./row-marks";

const publication = () => ({
  status: "published" as const,
  cover: null,
  coverAlt: "Um lago entre montanhas",
  coverCredit: null,
  category: null,
  cantons: null,
  tags: null,
  publishedAt: hoursAgo(2),
  unpublishAt: null,
  assignee: null,
  access: "free" as const,
  pinnedUntil: null,
  readingMinutes: 3,
  commentCount: 0,
  viewCount: 0,
  commenting: "members" as const,
});

/** Removes accents and capitals, as the CMS does for search texts. */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function makeFact(overrides: Partial<Facts> = {}): Facts {
  const name = unique();
  return {
    ...auditFields(),
    id: randomUUID(),
    status: "published",
    title: `Fato ${name}`,
    key: `fato-${name}`,
    body: "CHF 1’234",
    article: null,
    source: "BAG",
    sourceUrl: "https://www.bag.admin.ch/",
    year: 2026,
    validFrom: null,
    validUntil: null,
    reviewer: null,
    ...overrides,
  };
}

export function makeGlossaryTerm(overrides: Partial<GlossaryTerms> = {}): GlossaryTerms {
  const name = unique();
  return {
    ...auditFields(),
    id: randomUUID(),
    status: "published",
    term: `Begriff ${name}`,
    slug: `begriff-${name}`,
    lang: "de",
    ptBr: `termo ${name}`,
    definition: `O que quer dizer ${name}.`,
    de: `Begriff ${name}`,
    fr: `terme ${name}`,
    it: `termine ${name}`,
    en: null,
    spellings: [],
    audio: null,
    source: "ch.ch",
    sourceUrl: "https://www.ch.ch/",
    ...overrides,
  };
}

export function makeNews(overrides: Partial<News> = {}): News {
  const name = unique();
  const news = {
    ...auditFields(),
    ...publication(),
    id: randomUUID(),
    title: `Notícia ${name}`,
    slug: `noticia-${name}`,
    summary: `Resumo da notícia ${name}`,
    body: `<h2>Ponto principal</h2><p>Corpo da notícia ${name}</p>`,
    factsUntil: null,
    plainBody: null,
    changeNote: null,
    permitTypes: null,
    situations: null,
    sourceName: "SECO",
    sourceUrl: "https://www.seco.admin.ch/",
    correctedAt: null,
    correctionNote: null,
    ...overrides,
  };
  const text = `${news.title} ${news.summary ?? ""}`;
  const whole = fold(`${text} ${(news.body ?? "").replace(/<[^>]*>/g, " ")}`);
  return {
    searchText: fold(text),
    searchBody: ` ${whole.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `,
    ...news,
  };
}

export function makeArticle(overrides: Partial<Articles> = {}): Articles {
  const name = unique();
  const permitTypes = overrides.permitTypes ?? [];
  const article: Omit<Articles, "searchText" | "searchBody" | "permitText"> = {
    ...auditFields(),
    ...publication(),
    id: randomUUID(),
    title: `Artigo ${name}`,
    slug: `artigo-${name}`,
    summary: `Resumo do artigo ${name}`,
    body: `<p>Abertura ${name}</p><h2>Primeiro passo</h2><p>Corpo do artigo ${name}</p>`,
    outline: [{ level: 2, text: "Primeiro passo", anchor: "primeiro-passo" }],
    preview: `<p>Abertura ${name}</p>`,
    level: "beginner",
    permitTypes,
    authors: null,
    sources: [{ name: "SEM", url: "https://www.sem.admin.ch/" }],
    relatedTools: null,
    facts: null,
    reviewedAt: "2026-11-01",
    reviewDueAt: "2999-01-01",
    reviewer: "Equipe editorial",
    factsUntil: null,
    plainBody: null,
    changeNote: null,
    situations: null,
    sourceName: null,
    sourceUrl: null,
    correctedAt: null,
    correctionNote: null,
    version: 1,
    ...overrides,
  };
  const text = `${article.title} ${article.summary ?? ""}`;
  const whole = fold(`${text} ${(article.body ?? "").replace(/<[^>]*>/g, " ")}`);
  const permits = (permitTypes as string[]).join(" ");
  return {
    searchText: fold(text),
    searchBody: ` ${whole.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `,
    permitText: permits === "" ? null : ` ${permits} `,
    ...article,
  };
}

export function makeSearchSynonyms(term: string, ...words: string[]): SearchSynonyms {
  return { id: randomUUID(), term, words };
}

export function makeShelf(name: string, overrides: Partial<Shelves> = {}): Shelves {
  const judgedAt = hoursAgo(2);
  return {
    ...{ id: randomUUID(), name, title: `Área ${name}`, isOpen: true, missing: null, judgedAt },
    ...overrides,
  };
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

export function makeLegalDocument(overrides: Partial<LegalDocuments> = {}): LegalDocuments {
  return {
    ...auditFields(),
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

export function makeAnnouncement(overrides: Partial<Announcements> = {}): Announcements {
  return {
    ...auditFields(),
    id: randomUUID(),
    text: "O portal fica fora do ar no domingo, das 6h às 7h.",
    status: "published",
    level: "info",
    audience: "everybody",
    url: null,
    startsAt: null,
    endsAt: null,
    sendsMail: false,
    ...overrides,
  };
}

export function makeChangelogEntry(overrides: Partial<ChangelogEntries> = {}): ChangelogEntries {
  return {
    ...auditFields(),
    id: randomUUID(),
    title: "Vídeos em versão leve",
    status: "published",
    body: "<p>Escolha “Leve”.</p>",
    publishedAt: hoursAgo(24),
    ideas: [],
    ...overrides,
  };
}

export function makeSignupText(overrides: Partial<SignupTexts> = {}): SignupTexts {
  return {
    ...auditFields(),
    id: randomUUID(),
    step: "intro",
    status: "published",
    title: "Comece aqui",
    lead: "Quatro minutos bastam.",
    points: [{ text: "Um relatório honesto." }],
    ...overrides,
  };
}

export function makeOldAddress(overrides: Partial<OldAddresses> = {}): OldAddresses {
  return {
    id: randomUUID(),
    collection: "news",
    slug: `antigo-${unique()}`,
    item: randomUUID(),
    date_created: null,
    ...overrides,
  };
}

const VTT =
  "WEBVTT\n\n00:02.000 --> 00:05.000\nBem-vindo à comuna.\n\n00:06.000 --> 00:09.000\nLeve o passaporte.\n";

export function makeVideo(overrides: Partial<Videos> = {}): Videos {
  const name = unique();
  const { cover, coverAlt, coverCredit, readingMinutes: _, ...published } = publication();
  const video: Omit<Videos, "searchText" | "searchBody"> = {
    ...auditFields(),
    ...published,
    id: randomUUID(),
    title: `Vídeo ${name}`,
    slug: `video-${name}`,
    summary: `Resumo do vídeo ${name}`,
    provider: "file",
    providerId: null,
    file: randomUUID(),
    fileSmall: null,
    isSample: false,
    durationSec: 94,
    poster: cover,
    posterAlt: coverAlt,
    posterCredit: coverCredit,
    captions: [{ lang: "pt-BR", vtt: VTT }],
    transcript: "Bem-vindo à comuna. Leve o passaporte.",
    chapters: [
      { startSec: 2, title: "O balcão" },
      { startSec: 50, title: "Os papéis" },
    ],
    sources: null,
    reviewDueAt: null,
    relatedClassId: null,
    ...overrides,
  };
  const text = `${video.title} ${video.summary ?? ""}`;
  const whole = fold(`${text} ${video.transcript ?? ""}`);
  return {
    searchText: fold(text),
    searchBody: ` ${whole.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `,
    ...video,
  };
}

export function makeDataset(overrides: Partial<ParameterSets> = {}): ParameterSets {
  return {
    ...auditFields(),
    id: randomUUID(),
    key: `data.${unique()}`,
    year: 2024,
    status: "published",
    canton: null,
    value: { name: "Conjunto de dados", period: "2024" },
    source: "BFS",
    publisher: "BFS",
    sourceUrl: "https://www.bfs.admin.ch/",
    reviewedAt: "2026-11-21",
    reviewer: null,
    version: 1,
    uniqueKey: null,
    ...overrides,
  };
}
