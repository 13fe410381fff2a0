import { expect, test } from "vitest";
import { listDatasets } from "~/features/landing/landing.server";
import { makeDataset } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

test("data status: lists the newest published edition of each dataset by name, with its review day", async () => {
  directus.state.database.parameter_sets.push(
    makeDataset({
      key: "data.rent",
      value: { name: "Aluguel", period: "2023" },
      year: 2023,
    }),
    makeDataset({
      key: "data.rent",
      value: { name: "Aluguel", period: "2024" },
      year: 2024,
      source: "BFS",
      sourceUrl: "https://www.bfs.admin.ch/asset/de/je-d-09.03.03.01",
      reviewedAt: "2026-06-04",
    }),
    makeDataset({ key: "data.area", value: { name: "Área", period: "2016" }, sourceUrl: null }),
    makeDataset({ key: "data.premiums", status: "draft" }),
    makeDataset({ key: "ahv", value: { rate: 5.3 } }),
  );
  const datasets = await listDatasets(makeCms().forTier("teaser"));
  expect(datasets.map(({ name, period }) => `${name} ${period}`)).toEqual([
    "Aluguel 2024",
    "Área 2016",
  ]);
  expect(datasets[0]).toEqual({
    key: "data.rent",
    name: "Aluguel",
    period: "2024",
    publisher: "BFS",
    sourceUrl: "https://www.bfs.admin.ch/asset/de/je-d-09.03.03.01",
    checkedLabel: "4 jun. 2026",
  });
  expect(datasets[1]?.sourceUrl).toBeNull();
});

test("data status: leaves out a row without a name, and an address that is no web page", async () => {
  directus.state.database.parameter_sets.push(
    makeDataset({ key: "data.odd", value: "2024" }),
    makeDataset({ key: "data.rent", sourceUrl: "javascript:alert(1)" }),
  );
  expect(await listDatasets(makeCms().forTier("teaser"))).toMatchObject([
    { key: "data.rent", sourceUrl: null },
  ]);
});
