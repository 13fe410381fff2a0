import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  NewsFavouritesPage,
  type NewsFavouritesPageProps,
} from "~/features/news/news-favourites-page";

function draw(favourites: NewsFavouritesPageProps["favourites"]): void {
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <NewsFavouritesPage
          favourites={favourites}
          renderToggle={({ item, isFavourite }) => (
            <button type="button">{`${item} ${String(isFavourite)}`}</button>
          )}
        />
      ),
    },
  ]);
  render(<Page />);
}

test("an item that was taken down stays, says so and can be removed", () => {
  draw([{ item: "n1", savedLabel: "ontem", card: null }]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
    "Esta notícia não está mais disponível",
  );
  expect(screen.getByRole("button", { name: "n1 true" })).toBeTruthy();
});

test("tells an empty list from one that did not load", () => {
  draw([]);
  expect(screen.getByText("Você ainda não salvou notícias")).toBeTruthy();
  draw(null);
  expect(screen.getByRole("alert").textContent).toContain("Suas favoritas não carregaram");
});
