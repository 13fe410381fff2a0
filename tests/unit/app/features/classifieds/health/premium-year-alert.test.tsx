import { render, screen } from "@testing-library/react";
import { createRemixStub } from "@remix-run/testing";
import { describe, expect, test } from "vitest";
import { PremiumYearAlert } from "../../../../../../app/features/classifieds/health/health-page";
import { yearStatusOf } from "../../../../../../contract/calculators/official-years.ts";

function show(held: number[], day: string) {
  const yearStatus = yearStatusOf("premiums", held, day);
  const Page = createRemixStub([
    { path: "/", Component: () => <PremiumYearAlert yearStatus={yearStatus} /> },
  ]);
  render(<Page />);
}

describe("premium year notice", () => {
  test("names the missing year, its publication date, and where to compare", () => {
    show([2026], "2026-11-28");
    screen.getByText("Estes são os prêmios de 2026. Os de 2027 não estão aqui");
    screen.getByText(/publicados em 29 set\. 2026/);
    screen.getByText(/quem nasceu em 2008 .* jovem adulto, e quem nasceu em 2001, como adulto/);
    expect(screen.getByRole("link", { name: /Priminfo/ }).getAttribute("href")).toContain(
      "priminfo.admin.ch",
    );
  });

  test("warns in January while only last year's premiums are available", () => {
    show([2026], "2027-01-01");
    expect(
      screen.getByText("Estes são os prêmios de 2026. Os de 2027 não estão aqui"),
    ).toBeDefined();
  });

  test("says that the coming year is available, or when it is expected", () => {
    show([2027, 2026], "2026-11-28");
    expect(screen.getByText(/prêmios de 2027 já estão aqui/)).toBeDefined();
    show([2027], "2027-02-28");
    expect(screen.getByText(/Os de 2028 são esperados em setembro/)).toBeDefined();
  });
});
