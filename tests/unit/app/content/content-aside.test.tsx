import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ContentAside } from "~/content/content-aside";
import type { ContentItem } from "~/content/schema";

const outline: ContentItem["outline"] = [
  { id: "prazo", text: "O prazo", level: 2 },
  { id: "excecoes", text: "Exceções", level: 3 },
];
const source = { name: "BAG", url: "https://www.bag.admin.ch/" };

function draw(item: Pick<ContentItem, "outline" | "sources">): void {
  const Page = createRemixStub([{ path: "*", Component: () => <ContentAside item={item} /> }]);
  render(<Page />);
}

test("beside a news item stand the ways into it and its source", () => {
  draw({ outline, sources: [source] });
  const ways = screen.getByRole("navigation", { name: "Nesta página" });
  expect([...ways.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "#prazo",
    "#excecoes",
  ]);
  expect(screen.getByRole("region", { name: "Fonte" }).textContent).toContain("BAG");
  expect(screen.getByRole("link", { name: /BAG/ }).getAttribute("href")).toBe(source.url);
});

test("what an item has not is not named", () => {
  draw({ outline: outline.slice(0, 1), sources: [] });
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});
