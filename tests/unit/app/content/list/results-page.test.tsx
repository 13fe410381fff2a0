import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResultsPage, type ResultsPageProps } from "~/content/list/results-page";
import { filterSchema, type ContentCard } from "~/content/schema";
import { news } from "~/features/news/news";
import { newsSearch } from "~/features/news/lists.words";
import { translator } from "~/i18n/translator";

const card: ContentCard = {
  id: "1",
  slug: "premios",
  title: "Prêmios sobem",
  summary: "Quanto muda",
  category: { slug: "saude", name: "Saúde" },
  cantonCodes: ["ZH", "BE", "VD", "GE"],
  readingMinutes: 3,
  publishedAt: "2026-11-20T08:00:00Z",
  publishedLabel: "ontem",
  publishedFullLabel: "20 nov. 2026, 09:00",
  coverUrl: "/art/1.svg",
  coverAlt: "",
  isPinned: false,
};

function draw(search: string, list: ResultsPageProps["list"], canFilterByCanton = true): void {
  const filter = filterSchema(news).parse(Object.fromEntries(new URLSearchParams(search)));
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <ResultsPage
          kind={news}
          words={translator("news-search", newsSearch)}
          filter={filter}
          list={list}
          categories={[{ slug: "saude", name: "Saúde" }]}
          tags={[{ slug: "prazos", name: "Prazos" }]}
          cantons={[{ code: "ZH", name: "Zurique" }]}
          canFilterByCanton={canFilterByCanton}
        />
      ),
    },
  ]);
  render(<Page initialEntries={["/pt-BR/app/news/results"]} />);
}

const none = { items: [], totalCount: 0, page: 1, pageCount: 1 };
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("results page: each chip removes its own filter and returns to the first page", () => {
  draw("query=seguro&category=saude&page=2", {
    items: [card],
    totalCount: 41,
    page: 2,
    pageCount: 3,
  });
  expect(hrefOf("Remover filtro: Saúde")).toBe("/pt-BR/app/news/results?query=seguro");
  expect(hrefOf("Remover filtro: “seguro”")).toBe("/pt-BR/app/news/results?category=saude");
  expect(hrefOf("Limpar filtros")).toBe("/pt-BR/app/news/results");
});

test("results page: pagination keeps the filters", () => {
  draw("query=seguro&page=2", { items: [card], totalCount: 41, page: 2, pageCount: 3 });
  expect(hrefOf("Página 3")).toBe("/pt-BR/app/news/results?query=seguro&page=3#resultados");
  expect(screen.getByRole("link", { name: "Página 2" }).getAttribute("aria-current")).toBe("page");
});

test("results page: distinguishes no match, no content, a page past the end and a failure", async () => {
  draw("query=xyz", none);
  expect(await screen.findByText("Nada em notícias com “xyz”")).toBeTruthy();
  expect(hrefOf("Buscar em todo o portal")).toBe("/pt-BR/app/search?query=xyz");
  draw("category=saude", none);
  expect(await screen.findByText("Nenhuma notícia com esses filtros")).toBeTruthy();
  draw("", none);
  expect(await screen.findByText("Ainda não há notícias")).toBeTruthy();
  draw("page=9", { ...none, totalCount: 3, page: 9 });
  expect(await screen.findByText("A lista termina antes desta página")).toBeTruthy();
  draw("", null);
  expect(screen.getByRole("alert").textContent).toContain("As notícias não carregaram");
});

test("results page: says that the dates are reversed, and offers to swap them", async () => {
  draw("query=seguro&from=2026-11-20&until=2026-11-10", none);
  expect(await screen.findByText("A data “De” vem depois da data “Até”")).toBeTruthy();
  expect(hrefOf("Trocar as datas")).toBe(
    "/pt-BR/app/news/results?query=seguro&from=2026-11-10&until=2026-11-20",
  );
});

test("results page: offers the sort orders for which the kind has data", () => {
  draw("", { ...none, items: [card], totalCount: 1 });
  const orders = [...screen.getByLabelText<HTMLSelectElement>("Ordem").options];
  expect(orders.map(({ text }) => text)).toEqual([
    "Recentes",
    "Antigas",
    "Com mais leitores",
    "Com mais comentários",
  ]);
});

test("results page: a relative time has the absolute time as its title", () => {
  draw("", { ...none, items: [card], totalCount: 1 });
  expect(screen.getByText("ontem").title).toBe("20 nov. 2026, 09:00");
});

test("results page: the canton filter is disabled for free members, with its reason", () => {
  draw("", { ...none, items: [card], totalCount: 1 }, false);
  const canton = screen.getAllByLabelText<HTMLSelectElement>("Cantão")[0];
  expect(canton?.disabled).toBe(true);
  expect(document.body.textContent).toContain("Para membros pagantes");
});

test("results page: a card lists all cantons for screen readers and three visually", () => {
  draw("", { ...none, items: [card], totalCount: 1 });
  expect(screen.getByText("Cantões: ZH, BE, VD, GE")).toBeTruthy();
  expect(screen.getByText("ZH BE VD +1")).toBeTruthy();
});

test("results page: read items can be hidden, and a chip shows them again", () => {
  draw("unread=1&sort=read", { ...none, items: [card], totalCount: 1 });
  expect(screen.getByLabelText<HTMLSelectElement>("Andamento").value).toBe("1");
  expect(hrefOf("Remover filtro: Não concluídos")).toBe("/pt-BR/app/news/results?sort=read");
});

test("results page: clearing the filters collapses the further ones, and keeps the focus", () => {
  draw("category=saude", { ...none, items: [card], totalCount: 1 });
  const more = screen.getByText("Filtros (1)", { selector: "summary" });
  const panel = more.closest("details");
  if (panel) panel.open = true;
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Limpar filtros" }));
  expect(panel?.open).toBe(false);
  expect(document.activeElement).toBe(more);
});
