import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { blankPerson, type HealthAnswer } from "~/features/classifieds/health/health-answer";
import { HealthPage } from "~/features/classifieds/health/health-page";
import { yearStatusOf } from "../../../../../../contract/calculators/official-years.ts";

const offered = {
  years: [2026],
  year: 2026,
  insurers: [],
  yearStatus: yearStatusOf("premiums", [2026], "2026-11-28"),
};
const answer: HealthAnswer = {
  typed: {
    year: "2027",
    postcode: "8004",
    place: "",
    treatment: "2000",
    models: [],
    insurer: "",
    isWhole: false,
    people: [blankPerson],
  },
  errors: [],
  places: [],
  found: null,
  failure: "missing",
};

test("health insurance page: names a requested year without premiums, and links to the official comparison", () => {
  const deadline = { year: 2026, day: "2026-11-30" };
  const Page = createRemixStub([
    { path: "*", Component: () => <HealthPage {...{ offered, deadline, answer }} /> },
  ]);
  render(<Page />);
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("Ainda não temos os prêmios de 2027");
  expect(notice.querySelector("a")?.getAttribute("href")).toContain("priminfo.admin.ch");
  expect(screen.queryByText(/Tente de novo/)).toBeNull();
});
