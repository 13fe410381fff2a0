import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import wages from "../../../../../cms-extensions/seed/data/wages-2024.json";
import { SalaryComparisonPage } from "~/features/tools/salary-comparison/salary-comparison-page";
import { salaryComparisonDefaults } from "~/features/tools/salary-comparison/salary-comparison-values";
import type { PublishedWages } from "~/features/tools/salary-comparison/wage-table.server";

const table = wages as unknown as PublishedWages["table"];
const source = { year: 2024, source: "LSE", publisher: null, sourceUrl: null, reviewedAt: null };

function open(values: Partial<typeof salaryComparisonDefaults>, of = table) {
  const sent = { ...salaryComparisonDefaults, occupation: "25", gross: "10000", ...values };
  const page = (
    <SalaryComparisonPage
      wages={{ table: of, source }}
      cantons={[{ code: "ZH", name: "Zurique" }]}
      canton={null}
      today="2026-11-21"
      sent={sent}
    />
  );
  const Stub = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Stub />).container;
}

describe("salary comparison", () => {
  test.each([
    ["women", "mulheres"],
    ["men", "homens"],
    ["total", "mulheres e homens"],
  ])("names the population %s in headline, chart, table and text", (sex, population) => {
    const page = open({ sex });
    const heading = `Tecnologia da informação (especialistas): ${population}, `;
    expect(page.querySelector("figcaption")?.textContent).toContain(heading);
    expect(page.querySelector("caption")?.textContent).toContain(heading);
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(`(${population})`);
    const headline = page.querySelector("output")?.textContent;
    expect(headline).toContain(`comparado com ${population}`);
    expect(headline).toContain(`na Suíça (${population})`);
    expect(page.textContent).toContain(`A comparação é com ${population} da profissão`);
  });

  test("says that the survey has no figures for one sex", () => {
    const occupations = table.occupations.map((each) => ({ ...each, women: null }));
    const page = open({ sex: "women" }, { ...table, occupations });
    expect(page.querySelector("figcaption")?.textContent).toContain("mulheres e homens");
    expect(page.textContent).toContain("não traz números só de mulheres");
  });

  test("says that a position changes only the region's median", () => {
    expect(open({ position: "lower" }).textContent).toContain("muda só a mediana da região");
  });
});
