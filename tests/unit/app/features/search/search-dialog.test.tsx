import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchDialog } from "~/features/search/search-dialog";
import type { SearchGroups, SearchHit } from "../../../../../contract/api/search-v1.ts";
import { ownKey } from "~/session/owner";

const plain = (text: string) => [{ text, isHit: false }];
const hit = (kind: SearchHit["kind"], path: string, title: string): SearchHit => ({
  kind,
  path,
  title: plain(title),
  snippet: plain("resumo"),
  category: null,
  cantons: [],
  publishedAt: null,
  isLocked: kind === "articles",
  isStale: false,
  isSolved: false,
  atSecond: null,
});
const news = hit("news", "/app/news/trem", "Trem");
const article = hit("articles", "/app/articles/passe", "Passe");
const found: SearchGroups = {
  kinds: [
    { kind: "news", count: 5 },
    { kind: "articles", count: 1 },
  ],
  total: 6,
  correction: null,
  isPartial: false,
  answer: null,
  suggestions: [],
  groups: [
    { kind: "news", count: 5, hits: [news] },
    { kind: "articles", count: 1, hits: [article] },
  ],
};

const requests: { address: string; signal: AbortSignal | null | undefined }[] = [];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  answer = () => Response.json(found);
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    requests.push({ address, signal: init?.signal });
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(onClose = vi.fn()) {
  const Page = createRemixStub([
    { path: "/", Component: () => <SearchDialog readTyped={() => ""} onClose={onClose} /> },
    { path: "/pt-BR/app/search", Component: () => <p>Página de resultados</p> },
    { path: "/pt-BR/app/news/trem", Component: () => <p>A notícia</p> },
  ]);
  render(<Page initialEntries={["/"]} />);
  return { onClose, field: screen.getByRole("combobox", { name: "O que você procura?" }) };
}

test("search dialog: searches once typing pauses, and groups results by kind with counts", async () => {
  const { field } = open();
  await userEvent.type(field, "trem");
  const list = await screen.findByRole("listbox", { name: "Resultados" });
  await within(list).findByRole("group", { name: "Notícias (5)" });
  expect(within(list).getByRole("group", { name: "Artigos (1)" })).toBeTruthy();
  expect(screen.getByText("6 resultados")).toBeTruthy();
  expect(within(list).getByText("(Para assinantes)", { exact: false })).toBeTruthy();
  expect(requests.map(({ address }) => address)).toEqual(["/pt-BR/app/search/groups?query=trem"]);
});

test("search dialog: does not search for one letter", async () => {
  const { field } = open();
  await userEvent.type(field, "t");
  expect(screen.queryByText("Buscando")).toBeNull();
  expect(requests).toEqual([]);
});

test("search dialog: arrows select, Enter opens, and the search is saved on the device", async () => {
  const { field, onClose } = open();
  await userEvent.type(field, "trem");
  await screen.findByRole("group", { name: "Notícias (5)" });
  await userEvent.keyboard("{ArrowDown}");
  const first = screen.getByRole("option", { name: /Trem/ });
  expect(first.getAttribute("aria-selected")).toBe("true");
  expect(field.getAttribute("aria-activedescendant")).toBe(first.id);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  const last = screen.getByRole("option", { name: "Ver todos os resultados" });
  expect(last.getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(await screen.findByText("A notícia")).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem(ownKey("searches")) ?? "")).toEqual(["trem"]);
});

test("search dialog: Enter without a selection opens the result page", async () => {
  const { field } = open();
  await userEvent.type(field, "trem{Enter}");
  expect(await screen.findByText("Página de resultados")).toBeTruthy();
});

test("search dialog: without results offers the page with suggestions", async () => {
  answer = () => Response.json({ ...found, kinds: [], total: 0, groups: [] });
  const { field } = open();
  await userEvent.type(field, "xqzwvk");
  await screen.findByText("Nada encontrado.");
  expect(screen.queryByRole("option", { name: "Ver todos os resultados" })).toBeNull();
  screen.getByRole("option", { name: "Ver sugestões e a quem perguntar" });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByText("Página de resultados")).toBeTruthy();
});

test("search dialog: clears the selection when the results change", async () => {
  const { field } = open();
  await userEvent.type(field, "tre");
  await screen.findByRole("group", { name: "Notícias (5)" });
  await userEvent.type(field, "m");
  await userEvent.keyboard("{ArrowDown}");
  expect(field.getAttribute("aria-activedescendant")).not.toBeNull();
  await waitFor(() => expect(requests).toHaveLength(2));
  await screen.findByText("6 resultados");
  expect(field.getAttribute("aria-activedescendant")).toBeNull();
});

test("search dialog: shows an answer without other results", async () => {
  const received = {
    ...{ topic: "averageRentPrice", canton: { code: "ZG", name: "Zug" }, title: "Zug" },
    ...{ value: 2_024, unit: "CHF/month", text: null, period: "2024", source: "BFS" },
    ...{ sourceUrl: null, path: null, amount: null },
  };
  answer = () => Response.json({ ...found, kinds: [], total: 0, groups: [], answer: received });
  const { field } = open();
  await userEvent.type(field, "aluguel em zug");
  const status = await screen.findByText(/^Resposta: Aluguel líquido médio: Zug, CHF/);
  expect(status.getAttribute("role")).toBe("status");
  expect(screen.queryByText("Nada encontrado.")).toBeNull();
});

test("search dialog: lists recent searches in an empty field, and can clear them", async () => {
  localStorage.setItem(ownKey("searches"), '["aluguel", "trem"]');
  open();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "aluguel",
    "trem",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Apagar buscas recentes" }));
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(localStorage.getItem(ownKey("searches"))).toBeNull();
});

test.each([
  [503, "A busca não está disponível agora."],
  [429, "Muitas buscas em pouco tempo. Espere um minuto."],
])("search dialog: explains status %s", async (status, words) => {
  answer = () => Response.json(null, { status });
  const { field } = open();
  await userEvent.type(field, "trem");
  expect(await screen.findByText(words)).toBeTruthy();
});

test("search dialog: typing on aborts the previous request", async () => {
  let settle: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    requests.push({ address, signal: init?.signal });
    return new Promise<Response>((done) => (settle = done));
  });
  const { field } = open();
  await userEvent.type(field, "tr");
  await waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.type(field, "em");
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[0]?.signal?.aborted).toBe(true);
  settle(Response.json(found));
  expect(await screen.findByText("6 resultados")).toBeTruthy();
});
