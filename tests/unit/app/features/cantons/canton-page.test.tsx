import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CantonPage } from "~/features/cantons/canton-page";
import type { CantonDetails } from "~/features/cantons/canton-page.server";

const premium = {
  name: "avgPremiumCents",
  label: "Prêmio médio",
  value: "CHF 471.20",
  year: "2026",
  source: { text: "BAG", lang: "de" },
  sourceUrl: null,
  reviewedOn: null,
  note: null,
  newerYear: "2027 publicado em 29 set. 2026, ainda não está aqui",
};
const canton: CantonDetails = {
  code: "ZH",
  name: "Zurique",
  languages: "alemão",
  capital: "Zurique",
  joinedYear: 1351,
  descriptionHtml: null,
  officialUrl: null,
  migrationOfficeUrl: null,
  migrationOfficePhone: null,
  holidays: [],
  coatOfArms: null,
  frame: null,
  picture: null,
  figures: [premium],
  groups: [],
  salaryRegion: null,
  isSample: false,
};

test("canton page: a figure of an older year names the newer one, and no check date without a check", () => {
  const Page = createRemixStub([
    { path: "*", Component: () => <CantonPage canton={canton} isPaying /> },
  ]);
  render(<Page />);
  const source = screen.getByText(/^Fonte/).textContent ?? "";
  expect(source).toBe("Fonte: BAG, 2026. 2027 publicado em 29 set. 2026, ainda não está aqui");
});
