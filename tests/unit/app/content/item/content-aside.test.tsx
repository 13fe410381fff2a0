import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ContentAside } from "~/content/item/item-page";
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

test("content aside: shows the outline and the source of a news item", () => {
  draw({ outline, sources: [source] });
  const ways = screen.getByRole("navigation", { name: "Nesta página" });
  expect([...ways.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "#prazo",
    "#excecoes",
  ]);
  expect(screen.getByRole("region", { name: "Fonte" }).textContent).toContain("BAG");
  expect(screen.getByRole("link", { name: /BAG/ }).getAttribute("href")).toBe(source.url);
});

test("content aside: omits a missing outline and source", () => {
  draw({ outline: outline.slice(0, 1), sources: [] });
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});
