import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonCharts } from "~/features/cantons/canton-charts";
import { ChartFrame } from "~/ui/data/chart-frame";
import { CantonPage } from "~/features/cantons/canton-page";
import type { CantonChart } from "~/features/cantons/canton-charts.schema";
import type { CantonDetails } from "~/features/cantons/canton-page.server";

const chart: CantonChart = {
  name: "premiums",
  title: "Seguro de saúde",
  rows: [
    {
      label: "Modelo padrão",
      value: 59_100,
      text: "CHF 591.00",
      median: 52_000,
      medianText: "CHF 520.00",
      place: "3º de 26",
      neighborsText: "CHF 480.00 (Zug); CHF 510.00 (Argóvia)",
      isOther: false,
    },
  ],
  missing: ["Prêmio de criança"],
  notes: ["Com acidente.", "Não é o prêmio médio oficial."],
  sources: [
    {
      year: "2026",
      name: "BAG",
      title: "Prämien 2026",
      url: null,
      reviewedOn: null,
      reviewer: null,
      note: null,
      newerYear: "2027 publicado em 29 set. 2026, ainda não está aqui",
    },
  ],
};
const canton: CantonDetails = {
  code: "ZH",
  name: "Zurique",
  languages: ["alemão"],
  capital: null,
  joinedYear: 1351,
  descriptionHtml: null,
  officialUrl: null,
  migrationOfficeUrl: null,
  migrationOfficePhone: null,
  holidays: [],
  coatOfArms: null,
  frame: null,
  picture: null,
  charts: [chart],
  numbers: { rows: [], missing: [], sources: [] },
  isSample: false,
};

function draw(more: Partial<CantonDetails> = {}): void {
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => <CantonPage canton={{ ...canton, ...more }} offices={[]} isPaying />,
    },
  ]);
  render(<Page />);
}

test("canton page: a chart says its figures in words and as a table, with one short source", async () => {
  draw();
  const figure = await screen.findByRole("figure");
  const drawing = within(figure).getByRole("img");
  expect(drawing.getAttribute("aria-label")).toBe(
    "Seguro de saúde: Modelo padrão CHF 591.00, mediana dos cantões CHF 520.00.",
  );
  const row = figure.querySelector("tbody tr");
  expect(row?.textContent).toContain("CHF 480.00 (Zug); CHF 510.00 (Argóvia)");
  const sources = [...figure.querySelectorAll("[data-source]")].map((each) => each.textContent);
  expect(sources).toEqual([
    "Fonte: BAG, 2026. 2027 publicado em 29 set. 2026, ainda não está aqui",
  ]);
});

test("canton page: names what nobody publishes in one line, and leaves out unknown facts", async () => {
  draw();
  expect(await screen.findByText("Não informado: Prêmio de criança.")).toBeTruthy();
  expect(screen.queryByText("Capital")).toBeNull();
  expect(screen.queryByText("s/d")).toBeNull();
});

test("canton charts: without figures there is no empty chart", () => {
  const { container } = render(
    <CantonCharts name="Zurique" charts={[]} numbers={canton.numbers} Frame={ChartFrame} />,
  );
  expect(container.textContent).toBe("");
});
