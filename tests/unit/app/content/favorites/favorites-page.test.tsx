import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { FavoritesPage, type FavoritesPageProps } from "~/content/favorites/favorites-page";
import type { ContentCard } from "~/content/schema";
import { news } from "~/features/news/news";
import { newsFavorites } from "~/features/news/lists.words";
import { translator } from "~/i18n/translator";

const everything = { query: "", sort: "new" } as const;

const card: ContentCard = {
  id: "n2",
  slug: "nota",
  title: "Nota",
  summary: "",
  category: null,
  cantonCodes: [],
  readingMinutes: 2,
  publishedAt: "2026-11-20T08:00:00Z",
  publishedLabel: "ontem",
  publishedFullLabel: "20 nov. 2026, 09:00",
  coverUrl: "/art/nota.svg",
  coverAlt: "",
  isPinned: false,
};

function draw(
  favorites: FavoritesPageProps["favorites"],
  filter: FavoritesPageProps["filter"] = everything,
  savedCount = favorites?.length ?? 0,
): void {
  function Page() {
    const [shown, setShown] = useState(favorites);
    return (
      <>
        <FavoritesPage
          kind={news}
          t={translator("news-favorites", newsFavorites)}
          favorites={shown}
          savedCount={savedCount}
          filter={filter}
          renderToggle={({ item, isFavorite, isLast }) => (
            <button type="button">{`${item} ${String(isFavorite)}${isLast ? " last" : ""}`}</button>
          )}
        />
        <button type="button" onClick={() => setShown([])}>
          remove all
        </button>
      </>
    );
  }
  const Stub = createRemixStub([{ path: "*", Component: Page }]);
  render(<Stub />);
}

const remindOn = null;
const saved = { at: "2026-11-20T08:00:00Z", label: "ontem", fullLabel: "20 de novembro de 2026" };

test("favorites page: an unpublished item stays, says so and can be removed", () => {
  draw([{ item: "n1", saved, remindOn, card: null, lastTitle: null }]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
    "Esta notícia não está mais disponível",
  );
  expect(screen.getByRole("button", { name: "n1 true last" })).toBeTruthy();
});

test("favorites page: an unpublished item keeps its last title, and says so", () => {
  draw([{ item: "n1", saved, remindOn, card: null, lastTitle: "Prêmios de 2027" }]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Prêmios de 2027");
  expect(screen.getByText("Esta notícia não está mais disponível")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Prêmios de 2027" })).toBeNull();
});

test("favorites page: an unpublished item has no heart after removal, a published one can be restored", async () => {
  const gone = { item: "n1", saved, remindOn, card: null, lastTitle: "Prêmios de 2027" };
  draw([gone, { item: "n2", saved, remindOn, card, lastTitle: null }]);
  expect(screen.getByRole("button", { name: "n1 true last" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "remove all" }));
  expect(screen.getByText("Prêmios de 2027")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^n1/ })).toBeNull();
  expect(screen.getByRole("button", { name: "n2 false" })).toBeTruthy();
});

test("favorites page: distinguishes an empty list from one that failed to load", () => {
  draw([]);
  expect(screen.getByText("Você ainda não salvou notícias")).toBeTruthy();
  draw(null);
  expect(screen.getByRole("alert").textContent).toContain("Suas favoritas não carregaram");
});

test("favorites page: says that no favorite matches the query", () => {
  draw([], { query: "seguro", sort: "new" });
  expect(screen.getByText("Nada salvo com essas palavras")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver tudo" }).getAttribute("href")).toBe(
    "/pt-BR/app/news/favorites",
  );
});

test("favorites page: says that all favorites are read", () => {
  const unread = { ...everything, unread: "1" as const };
  draw([], unread);
  expect(screen.getByText("Você ainda não salvou notícias")).toBeTruthy();
  draw([], unread, 2);
  expect(screen.getByText("Você já concluiu tudo o que salvou")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver tudo" })).toBeTruthy();
});

test("favorites page: a reminder shows its day, and can be changed or removed", () => {
  const day = "27 de novembro de 2026";
  draw([
    { item: "n1", saved, remindOn, card: { ...card, id: "n1", title: "Sem" }, lastTitle: null },
    { item: "n2", saved, remindOn: day, card, lastTitle: null },
  ]);
  expect(screen.getByText(`Lembrete em ${day}.`)).toBeTruthy();
  expect(screen.getAllByText("Lembrar depois")).toHaveLength(1);
  const form = screen.getByRole("form", { name: "Lembrete de Nota", hidden: true });
  const choices = [...form.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(choices).toEqual(["Em 1 dia", "Em 1 semana", "Em 1 mês", "Sem lembrete"]);
});
