import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FavoritesPage, type FavoritesPageProps } from "~/content/favorites-page";
import { news } from "~/features/news/news";
import { newsFavorites } from "~/i18n/pt-BR/news-favorites";
import { translator } from "~/i18n/translator";

const everything = { query: "", sort: "new" } as const;

function draw(
  favorites: FavoritesPageProps["favorites"],
  filter: FavoritesPageProps["filter"] = everything,
  savedCount = favorites?.length ?? 0,
): void {
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <FavoritesPage
          kind={news}
          t={translator("news-favorites", newsFavorites)}
          favorites={favorites}
          savedCount={savedCount}
          filter={filter}
          renderToggle={({ item, isFavorite }) => (
            <button type="button">{`${item} ${String(isFavorite)}`}</button>
          )}
        />
      ),
    },
  ]);
  render(<Page />);
}

const saved = { at: "2026-11-20T08:00:00Z", label: "ontem", fullLabel: "20 de novembro de 2026" };

test("an item that was taken down stays, says so and can be removed", () => {
  draw([{ item: "n1", saved, card: null, lastTitle: null }]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
    "Esta notícia não está mais disponível",
  );
  expect(screen.getByRole("button", { name: "n1 true" })).toBeTruthy();
});

test("an item that was taken down goes by the title it had, and says so", () => {
  draw([{ item: "n1", saved, card: null, lastTitle: "Prêmios de 2027" }]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Prêmios de 2027");
  expect(screen.getByText("Esta notícia não está mais disponível")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Prêmios de 2027" })).toBeNull();
});

test("tells an empty list from one that did not load", () => {
  draw([]);
  expect(screen.getByText("Você ainda não salvou notícias")).toBeTruthy();
  draw(null);
  expect(screen.getByRole("alert").textContent).toContain("Suas favoritas não carregaram");
});

test("says when nothing that was saved has these words", () => {
  draw([], { query: "seguro", sort: "new" });
  expect(screen.getByText("Nada salvo com essas palavras")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver tudo" }).getAttribute("href")).toBe(
    "/pt-BR/app/news/favorites",
  );
});

test("says when everything that was saved is read", () => {
  const unread = { ...everything, unread: "1" as const };
  draw([], unread);
  expect(screen.getByText("Você ainda não salvou notícias")).toBeTruthy();
  draw([], unread, 2);
  expect(screen.getByText("Você já concluiu tudo o que salvou")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver tudo" })).toBeTruthy();
});
