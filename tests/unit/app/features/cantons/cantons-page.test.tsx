import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonsPage, type CantonsPageProps } from "~/features/cantons/cantons-page";

const figures = {
  populationInThousands: 1620,
  medianMonthlySalaryChf: 7502,
  averageRentChf: null,
  sourceLines: ["População: BFS, 2024"],
};
const cantons = [
  { code: "ZH", name: "Zürich", languages: ["alemão"], figures },
  { code: "AG", name: "Aargau", languages: ["alemão"], figures },
];

function draw(props: CantonsPageProps): void {
  const Page = createRemixStub([{ path: "*", Component: () => <CantonsPage {...props} /> }]);
  render(<Page initialEntries={["/pt-BR/app/cantons"]} />);
}

test("cantons page: lists every canton in Portuguese order, with figures for paying members", () => {
  draw({ cantons, canSeeFigures: true });
  const [, first, second] = screen.getAllByRole("row");
  expect(first?.textContent).toBe("ArgóviaAGalemão1,62\u00a0milhãoCHF\u00a07’502s/d");
  expect(second?.textContent).toContain("Zurique");
  const link = within(first as HTMLElement).getByRole("link", { name: "Argóvia" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/cantons/AG");
  expect(screen.getByText("População: BFS, 2024")).toBeTruthy();
});

test("cantons page: shows free members names and languages, and says where the figures are", () => {
  const plain = cantons.map((canton) => ({ ...canton, figures: null }));
  draw({ cantons: plain, canSeeFigures: false });
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Cantão",
    "Sigla",
    "Idiomas oficiais",
  ]);
  expect(screen.getByRole("link", { name: "Conhecer a assinatura" })).toBeTruthy();
});

test.each([
  [null, "Os dados dos cantões não carregaram"],
  [[], "Ainda não há dados dos cantões"],
])("cantons page: keeps the links to all pages without data (%j)", (none, title) => {
  draw({ cantons: none, canSeeFigures: true });
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(26);
});
