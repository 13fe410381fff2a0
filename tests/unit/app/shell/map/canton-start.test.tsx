import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonStart } from "~/shell/map/canton-start";

const canton = (code: string, name: string, rent: number | null, languages = ["alemão"]) => ({
  code,
  name,
  languages,
  figures: {
    populationInThousands: 100,
    medianMonthlySalaryChf: null,
    averageRentChf: rent,
    sourceLines: [],
  },
});
const cantons = [
  canton("ZH", "Zurique", 1_768),
  canton("AI", "Appenzell Interior", null),
  canton("JU", "Jura", 999, ["francês"]),
  canton("NE", "Neuchâtel", 1_091, ["francês"]),
  canton("UR", "Uri", 1_219),
];

function draw(canSeeFigures: boolean): string[] {
  const shown = canSeeFigures ? cantons : cantons.map((each) => ({ ...each, figures: null }));
  const Page = createRemixStub([
    { path: "*", Component: () => <CantonStart cantons={shown} canSeeFigures={canSeeFigures} /> },
  ]);
  render(<Page initialEntries={["/pt-BR/app"]} />);
  return screen.getAllByRole("link").map(({ textContent }) => textContent ?? "");
}

test("canton start: shows paying members the lowest rents first, without unknown ones", () => {
  const links = draw(true);
  expect(links.slice(0, 3)).toEqual([
    "JuraCHF\u00a0999",
    "NeuchâtelCHF\u00a01’091",
    "UriCHF\u00a01’219",
  ]);
  expect(screen.getAllByRole("link", { name: /^Jura/ })[0]?.getAttribute("href")).toBe(
    "/pt-BR/app/cantons/JU",
  );
});

test("canton start: shows free members languages, without figures", () => {
  expect(draw(false)).toEqual(["Jura", "Neuchâtel"]);
  expect(screen.getByRole("list", { name: "Onde se fala francês" })).toBeTruthy();
});
