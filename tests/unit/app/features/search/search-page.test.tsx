import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SearchPage, type SearchPageProps } from "~/features/search/search-page";
import type { SearchResults } from "../../../../../contract/api/search-v1.ts";

const empty: SearchResults = {
  kinds: [],
  total: 0,
  correction: null,
  isPartial: false,
  answer: null,
  suggestions: [],
  page: 1,
  pages: 0,
  hits: [],
  facets: { cantons: [], categories: [], access: [], solved: [] },
};
const found: SearchResults = {
  ...empty,
  kinds: [
    { kind: "articles", count: 1 },
    { kind: "videos", count: 1 },
  ],
  total: 2,
  pages: 1,
  hits: [
    {
      kind: "articles",
      path: "/app/articles/passe#preco",
      title: [
        { text: "Passe de ", isHit: false },
        { text: "trem", isHit: true },
      ],
      snippet: [{ text: "O resumo", isHit: false }],
      category: { slug: "transporte", name: "Transporte" },
      cantons: [],
      publishedAt: "2026-11-01T08:00:00.000Z",
      isLocked: true,
      isStale: true,
      isSolved: false,
      atSecond: null,
    },
    {
      kind: "videos",
      path: "/app/videos/estacao?t=75",
      title: [{ text: "Na estação", isHit: false }],
      snippet: [{ text: "o trem chega", isHit: false }],
      category: null,
      cantons: [],
      publishedAt: null,
      isLocked: false,
      isStale: false,
      isSolved: false,
      atSecond: 75,
    },
  ],
  facets: {
    cantons: [{ value: "ZG", name: "ZG", count: 1 }],
    categories: [{ value: "transporte", name: "Transporte", count: 1 }],
    access: [{ value: "locked", name: "locked", count: 1 }],
    solved: [],
  },
};

/** Amounts contain non-breaking spaces. */
const plainOf = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ");

function open(props: Partial<SearchPageProps>) {
  const all: SearchPageProps = {
    query: { query: "trem", page: 1 },
    results: found,
    cantons: { ZG: "Zug" },
    ...props,
  };
  const Page = createRemixStub([{ path: "*", Component: () => <SearchPage {...all} /> }]);
  render(<Page />);
}

test("search page: each result links to its place, with lock, age and video second", () => {
  open({});
  expect(screen.getByText("2 resultados")).toBeTruthy();
  const [article, video] = screen.getAllByRole("article");
  const link = within(article as HTMLElement).getByRole("link", { name: "Passe de trem" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/articles/passe#preco");
  expect(link.querySelector("mark")?.textContent).toBe("trem");
  expect(within(article as HTMLElement).getByText("Para assinantes")).toBeTruthy();
  expect(within(article as HTMLElement).getByText(/pode estar desatualizado/)).toBeTruthy();
  expect(within(video as HTMLElement).getByText("Aos 1:15")).toBeTruthy();
});

test("search page: a member in the results links to the profile, without hidden details", () => {
  const [text] = found.hits;
  if (!text) throw new Error("something is found");
  const person = {
    ...text,
    ...{
      kind: "people" as const,
      path: "/app/profile/9",
      title: [{ text: "Ana S.", isHit: true }],
    },
    ...{ snippet: [], category: null, publishedAt: null, isLocked: false, isStale: false },
  };
  const kinds = [...found.kinds, { kind: "people" as const, count: 1 }];
  open({ results: { ...found, kinds, total: 3, hits: [person, text] } });
  const [card] = screen.getAllByRole("article");
  const link = within(card as HTMLElement).getByRole("link", { name: "Ana S." });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/profile/9");
  expect(within(card as HTMLElement).getAllByRole("paragraph")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Pessoas (1)" }).getAttribute("href")).toBe(
    "/pt-BR/app/search?query=trem&kind=people",
  );
});

test("search page: kinds and filters show their result counts", () => {
  open({ query: { query: "trem", kind: "articles", page: 1 } });
  const kinds = screen.getByRole("navigation", { name: "Tipo de conteúdo" });
  const names = within(kinds)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Tudo (2)", "Artigos (1)", "Vídeos (1)"]);
  const current = within(kinds).getByRole("link", { name: "Artigos (1)" });
  expect(current.getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("option", { name: "Zug (1)" })).toBeTruthy();
});

test("search page: shows the corrected query, and says that no text has all words", () => {
  open({ results: { ...found, correction: { from: "trrem", to: "trem" }, isPartial: true } });
  expect(screen.getByText(/Estes são os resultados para “trem”/)).toBeTruthy();
  expect(screen.getByText(/Nenhum texto tem todas as palavras/)).toBeTruthy();
});

test("search page: an answer has its source and date", () => {
  const answer = {
    topic: "averageRentPrice",
    canton: { code: "ZG", name: "Zug" },
    value: 2024,
    unit: "CHF/month",
    text: null,
    title: "Zug",
    period: "2024",
    source: "BFS",
    sourceUrl: "https://www.bfs.admin.ch",
    path: "/app/cantons/ZG",
    amount: null,
  };
  open({ results: { ...empty, answer } });
  const box = screen.getByRole("region", { name: "Resposta" });
  expect(within(box).getByRole("heading").textContent).toBe("Aluguel líquido médio: Zug");
  expect(plainOf(box)).toContain("CHF 2’024 por mês");
  expect(plainOf(box)).toContain("Fonte: BFS, 2024");
  expect(screen.queryByText(/Nada encontrado/)).toBeNull();
});

test("search page: a rate has two decimals", () => {
  const answer = {
    ...{ topic: "parameter", canton: null, value: 1.02, unit: "percent", text: null },
    ...{ title: "Hipoteca SARON", period: "2025", source: "cash.ch", sourceUrl: null },
    ...{ path: "/app/tools/mortgage", amount: null },
  };
  open({ results: { ...empty, answer } });
  const box = screen.getByRole("region", { name: "Resposta" });
  expect(plainOf(box)).toContain("1,02%");
  expect(within(box).getByRole("link", { name: "Fazer a conta com isso" })).toBeDefined();
});

test("search page: converts money with the day of the rate", () => {
  const answer = {
    topic: "rate",
    canton: null,
    value: 6_250.5,
    unit: "BRL",
    text: null,
    title: "CHF/BRL",
    period: "2026-11-20",
    source: "SNB",
    sourceUrl: null,
    path: null,
    amount: { value: 1_000, currency: "CHF" },
  };
  open({ results: { ...empty, answer } });
  const box = screen.getByRole("region", { name: "Resposta" });
  expect(plainOf(box)).toContain("CHF 1’000.00 equivalem a");
  expect(plainOf(box)).toContain("R$ 6.250,50");
  expect(plainOf(box)).toContain("Fonte: SNB, 20");
});

test("search page: without results offers other words and a link to the team", () => {
  open({ results: { ...empty, suggestions: ["trem"] }, query: { query: "tremm azul", page: 1 } });
  expect(screen.getByRole("heading", { name: "Nada encontrado para “tremm azul”" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Perguntar à equipe" }).getAttribute("href")).toBe(
    "/pt-BR/app/support?q=tremm+azul",
  );
  expect(screen.getByRole("link", { name: "trem" }).getAttribute("href")).toBe(
    "/pt-BR/app/search?query=trem",
  );
});

test("search page: filters without results can be cleared", () => {
  open({ results: empty, query: { query: "trem", canton: "ZG", page: 1 } });
  expect(screen.getByRole("link", { name: "Limpar filtros" }).getAttribute("href")).toBe(
    "/pt-BR/app/search?query=trem",
  );
});

test("search page: a filter without results stays selected until it is removed", () => {
  const chosen = { canton: "BE", category: "moradia", access: "open", solved: "yes" } as const;
  open({ query: { query: "trem", ...chosen, page: 1 }, cantons: { BE: "Berna", ZG: "Zug" } });
  const values = ["Cantão", "Categoria", "Acesso", "Perguntas do fórum"].map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
  );
  expect(values).toEqual(["BE", "moradia", "open", "yes"]);
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "Berna" }).selected).toBe(true);
});

test("search page: says that there are more results than pages", () => {
  open({ results: { ...found, total: 200 } });
  open({ results: { ...found, total: 431 } });
  const [few, many] = screen.getAllByText(/^\d+ resultados/);
  expect(few?.textContent).toBe("200 resultados");
  expect(many?.textContent).toContain("431 resultados. Aqui estão os 200 primeiros");
});

test.each([
  [null, "Busque em todo o portal"],
  ["unavailable", "A busca não está disponível agora"],
  ["too-many", "Muitas buscas em pouco tempo"],
] as const)("search page: explains why there are no results for %s", (results, title) => {
  open({ results });
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
});
