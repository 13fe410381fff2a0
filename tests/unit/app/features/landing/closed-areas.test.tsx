import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { LandingPage } from "~/features/landing/landing-page";
import { Included } from "~/features/membership/plan-choice";
import { ReturnPage } from "~/features/membership/return-page";
import {
  describeFreeToday,
  listComingOffers,
  listOpenOffers,
} from "../../../../../contract/account/offer";
import { namedTooSoon, soldWordsOf } from "../../../../support/sold-words";

vi.mock("../../../../../contract/shared/areas.ts", async (load) => {
  const real = await load<typeof import("../../../../../contract/shared/areas.ts")>();
  const close = <T extends { isOpen: boolean }>(area: T): T => ({ ...area, isOpen: false });
  const { forum, courses, chat } = real.areas;
  const closed = { forum: close(forum), courses: close(courses), chat: close(chat) };
  return { ...real, areas: { ...real.areas, ...closed } };
});

function draw(page: ReactNode): string {
  const Page = createRemixStub([{ path: "/", Component: () => <main>{page}</main> }]);
  return render(<Page />).container.innerHTML;
}

const landing = (
  <LandingPage
    {...{ visitor: null, signupPath: "/signup", counts: {}, headlines: [], income: null }}
    {...{ sampleFilm: null, leftSent: null, datasets: [], priceLabel: null, plans: [] }}
  />
);

const COMING = ["Cursos", "Fórum", "Conversas"];

test("unreleased areas: this test closes three of them", () => {
  expect(listComingOffers().map(({ title }) => title)).toEqual(COMING);
  expect(listOpenOffers().map(({ title }) => title)).toContain("Notícias");
  expect(describeFreeToday()).not.toMatch(/fórum/);
});

describe("unreleased areas", () => {
  test("are listed separately on the landing page, which says that they are not available yet", () => {
    const html = draw(landing);
    for (const title of COMING) expect(html).toContain(title);
    for (const { free, paying } of listComingOffers()) {
      expect(html).toContain(free);
      expect(soldWordsOf(html)).not.toContain(paying);
    }
    expect(namedTooSoon(soldWordsOf(html))).toEqual([]);
    expect(html).toContain("Ainda não. Hoje estão abertas");
  });

  test("are listed separately in the membership's contents", () => {
    const html = draw(<Included />);
    for (const title of COMING) expect(html).toContain(title);
    expect(namedTooSoon(soldWordsOf(html))).toEqual([]);
  });

  test("are not promised after a payment", () => {
    const html = draw(<ReturnPage state="paid" isSignup={false} />);
    expect(namedTooSoon(soldWordsOf(html))).toEqual([]);
  });

  test("are detected on a page that promises them", () => {
    expect(namedTooSoon("Inclui notícias, o fórum e cursos")).toEqual(["Cursos", "Fórum"]);
  });
});
