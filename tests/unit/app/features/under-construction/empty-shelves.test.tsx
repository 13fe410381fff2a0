import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { relatedTools, toolLink } from "~/content/embeds/tools";
import { placeTools } from "~/content/embeds/embeds.server";
import { ClassifiedsNav } from "~/features/classifieds/frame/classifieds-nav";
import { LandingPage } from "~/features/landing/landing-page";
import { Included } from "~/features/membership/plan-choice";
import { ReturnPage } from "~/features/membership/return-page";
import { ToolsPage } from "~/features/tools/tools-page";
import { openTiles } from "~/shell/area-tiles";
import { contentAreas, livingAreas } from "~/shell/areas";
import { BottomNavigation } from "~/shell/bottom-navigation";
import { Rail } from "~/shell/rail";
import { tools } from "../../../../../contract/calculators/tools.ts";
import { describeFreeToday } from "../../../../../contract/account/offer.ts";
import { openSearchKinds } from "../../../../../contract/content/search.ts";
import { openDigestLists } from "../../../../../contract/notifications/email.ts";
import { shelfNames } from "../../../../../contract/collections/shelf-rules.ts";
import { closedPages } from "../../../../../contract/shared/closed-paths.ts";
import {
  closeShelves,
  findClosedAt,
  shelfPages,
  shelfTitle,
} from "../../../../../contract/shared/shelves.ts";
import { namedTooSoon, soldWordsOf } from "../../../../support/sold-words";

afterEach(() => closeShelves([]));

function draw(page: ReactNode): HTMLElement {
  const Page = createRemixStub([{ path: "*", Component: () => <main>{page}</main> }]);
  return render(<Page initialEntries={["/pt-BR/app"]} />).container;
}

const landing = (
  <LandingPage
    {...{ visitor: null, signupPath: "/signup", counts: {}, headlines: [], income: null }}
    {...{ sampleFilm: null, leftSent: null, datasets: [], priceLabel: null, plans: [] }}
  />
);
const sellers = (
  <>
    {landing}
    <Included />
    <ReturnPage state="paid" isSignup={false} />
  </>
);

function textsOfEditors(): string {
  const slugs = Object.values(tools).map(({ slug }) => slug);
  const words = Object.values(tools).map(({ word }) => word);
  const embedded = words.map((word) => placeTools(`<p>{{ferramenta:${word}}}</p>`, "paying"));
  return [
    relatedTools(slugs, "Ferramentas"),
    ...words.map((word) => toolLink(word)?.html),
    ...embedded,
  ].join("");
}

const guides = (
  <>
    <Rail current={null} badges={{}} />
    <BottomNavigation current={null} badges={{}} />
    <ClassifiedsNav current={null} />
    <ToolsPage isPaying isTeam={false} />
    {landing}
  </>
);

function linkedPaths(): string[] {
  const pages = draw(guides).innerHTML + textsOfEditors();
  const found = [...pages.matchAll(/(?:href|action)="([^"#?]+)/g)].map(([, path = ""]) => path);
  return [...found, ...openTiles([...contentAreas, ...livingAreas]).map(({ to }) => to)];
}

test("empty shelves: each page that may be empty is linked while it has goods", () => {
  const linked = linkedPaths().map((path) => path.replace("/pt-BR", ""));
  const pages = Object.values(shelfPages).map(({ path }) => path);
  expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
});

describe.each(shelfNames)("without goods, %s", (name) => {
  test("is not linked", () => {
    closeShelves([name]);
    expect(linkedPaths().filter((path) => findClosedAt(path) !== null)).toEqual([]);
  });

  test("is not sold", () => {
    closeShelves([name]);
    const title = shelfTitle(name);
    const page = draw(sellers);
    // The landing page's own calculator asks for the net salary.
    for (const form of page.querySelectorAll("form")) form.remove();
    expect(namedTooSoon(soldWordsOf(page.innerHTML), [{ title }])).toEqual([]);
    expect(namedTooSoon(describeFreeToday(), [{ title }])).toEqual([]);
  });

  test("is neither searched nor mailed", () => {
    closeShelves([name]);
    const isPage = Object.hasOwn(shelfPages, name);
    if (isPage) expect(closedPages().closedPaths).toHaveLength(1);
    else expect(openSearchKinds()).not.toContain(name);
    expect(openDigestLists()).not.toContain(name);
  });
});
