import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LockedItemPage } from "~/content/item/locked-item-page";
import type { LockedItem } from "~/content/schema";
import { articles } from "~/features/articles/articles";

const item: LockedItem = {
  title: "Imposto na fonte",
  summary: "Quem paga e como corrigir.",
  previewHtml: "<p>A abertura.</p>",
  outline: [
    { text: "Quem paga", level: 2 },
    { text: "Um detalhe", level: 3 },
    { text: "Como corrigir", level: 2 },
  ],
  readingMinutes: 7,
  facts: [{ label: "Nível", value: "Avançado" }],
  points: ["Artigos: Todos"],
};

function draw(shown: LockedItem): void {
  const Page = createRemixStub([
    { path: "*", Component: () => <LockedItemPage kind={articles} item={shown} /> },
  ]);
  render(<Page />);
}

test("locked item page: shows opening, headings, facts and the way to get access", () => {
  draw(item);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(item.title);
  expect(screen.getByText("A abertura.")).toBeTruthy();
  expect(screen.getByText("Avançado")).toBeTruthy();
  const gate = within(screen.getByRole("region", { name: /faz parte da assinatura/ }));
  expect(gate.getByText("O que há dentro · 7 min de leitura")).toBeTruthy();
  expect(gate.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Quem paga",
    "Como corrigir",
    "Artigos: Todos",
  ]);
  const wayIn = gate.getByRole("link", { name: "Conhecer a assinatura" });
  expect(wayIn.getAttribute("href")).toBe("/pt-BR/app/membership");
  const others = gate.getByRole("link", { name: "Ver todos os artigos" });
  expect(others.getAttribute("href")).toBe("/pt-BR/app/articles");
});

test("locked item page: an item without details has the plain page", () => {
  draw({ title: "Só o título", summary: "Resumo", points: ["Mais"] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Este conteúdo faz parte da assinatura",
  );
});
