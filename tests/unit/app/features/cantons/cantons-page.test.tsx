import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonsPage, type CantonsPageProps } from "~/features/cantons/cantons-page";
import type { ChoroplethAnswer } from "~/features/cantons/choropleth/choropleth.schema";

const mapped = (code: string, name: string, text: string, step: number) => {
  return { code, name, text, step, place: "1º de 2" };
};
const rents: ChoroplethAnswer = {
  shown: {
    figure: "averageRentPrice",
    label: "Aluguel médio",
    unit: "CHF por mês",
    cantons: [mapped("ZH", "Zurique", "CHF 1’768", 5), mapped("VD", "Vaud", "CHF 1’465", 1)],
    legend: [{ step: 1, range: "CHF 1’465", count: 1 }],
    sources: [],
  },
  choices: [],
  sort: "highest",
};
const languages: ChoroplethAnswer = {
  shown: {
    ...rents.shown,
    figure: "languages",
    label: "Idiomas oficiais",
    unit: "idiomas oficiais",
    cantons: [mapped("ZH", "Zurique", "alemão", 1), mapped("VD", "Vaud", "francês", 2)],
    legend: [
      { step: 1, range: "alemão", count: 1 },
      { step: 2, range: "francês", count: 1 },
    ],
  },
  choices: [],
  sort: "highest",
};

function draw(more: Partial<CantonsPageProps>): void {
  const props = { state: "open", canSeeFigures: true, map: null, sample: null, ...more } as const;
  const Page = createRemixStub([{ path: "*", Component: () => <CantonsPage {...props} /> }]);
  render(<Page initialEntries={["/pt-BR/app/cantons"]} />);
}

test("cantons page: prints each canton's figure once, in one table with links", () => {
  draw({ map: rents });
  expect(screen.getAllByRole("table")).toHaveLength(1);
  const [, first] = screen.getAllByRole("row");
  expect(first?.textContent).toBe("ZuriqueCHF 1’768");
  expect(screen.getAllByText("CHF 1’768")).toHaveLength(1);
  const link = within(first as HTMLElement).getByRole("link", { name: "Zurique" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/cantons/ZH");
});

test("cantons page: column heads lead to the other orders, and say the present one", () => {
  draw({ map: { ...rents, sort: "lowest" } });
  const [name, value] = screen.getAllByRole("columnheader") as [HTMLElement, HTMLElement];
  expect(value.getAttribute("aria-sort")).toBe("ascending");
  expect(name.hasAttribute("aria-sort")).toBe(false);
  const address = "/pt-BR/app/cantons?figure=averageRentPrice&sort=";
  const hrefOf = (head: HTMLElement) => within(head).getByRole("link").getAttribute("href");
  expect(hrefOf(name)).toBe(`${address}name#canton-table`);
  expect(hrefOf(value)).toBe(`${address}highest#canton-table`);
});

test("cantons page: shows free members the cantons of each language, the sample and where the figures are", () => {
  draw({
    canSeeFigures: false,
    map: languages,
    sample: { code: "ZH", name: "Zurique" },
  });
  expect(screen.queryByRole("table")).toBeNull();
  const groups = screen.getByRole("list", { name: "Cantões por idioma" });
  expect(
    within(groups)
      .getAllByRole("heading")
      .map((each) => each.textContent),
  ).toEqual(["alemão1 cantão", "francês1 cantão"]);
  expect(within(groups).getByRole("link", { name: "Vaud" })).toBeTruthy();
  const sample = screen.getByRole("link", { name: "Abrir Zurique, completo" });
  expect(sample.getAttribute("href")).toBe("/pt-BR/app/cantons/ZH");
  expect(screen.getByRole("link", { name: "Conhecer a assinatura" })).toBeTruthy();
});

test("cantons page: keeps the links to all pages while only the map is unavailable", () => {
  draw({ map: null });
  const list = screen.getByRole("region", { name: "Os 26 cantões" });
  expect(within(list).getAllByRole("link")).toHaveLength(26);
});

test.each([
  ["unavailable", "Os dados dos cantões não carregaram"],
  ["empty", "Ainda não há dados dos cantões"],
] as const)("cantons page: keeps the links to all pages while the data is %s", (state, title) => {
  draw({ state });
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(26);
});
