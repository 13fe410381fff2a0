import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { KindGroups } from "~/content/kind-groups";
import type { ContentGroup } from "~/content/kind-groups.server";
import { articles } from "~/features/articles/articles";
import { news } from "~/features/news/news";

function draw(groups: readonly ContentGroup[]): void {
  const Page = createRemixStub([
    { path: "*", Component: () => <KindGroups kinds={[news, articles]} groups={groups} /> },
  ]);
  render(<Page />);
}

const retries = () => screen.getAllByRole("link", { name: "Tentar de novo" });

test("content groups: a failed kind shows an error in its place, an empty one is omitted", () => {
  draw([
    { type: "news", items: null },
    { type: "articles", items: [] },
  ]);
  expect(screen.getByRole("region", { name: "Notícias" }).textContent).toContain(
    "As notícias não carregaram",
  );
  expect(screen.queryByRole("region", { name: "Artigos" })).toBeNull();
  expect(retries()).toHaveLength(1);
});

test("content groups: show one error if all kinds failed", () => {
  draw([
    { type: "news", items: null },
    { type: "articles", items: null },
  ]);
  expect(screen.getByRole("alert").textContent).toContain("As publicações não carregaram");
  expect(retries()).toHaveLength(1);
});
