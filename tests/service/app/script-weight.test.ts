import { statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readBuiltManifest } from "../../support/built-manifest.ts";

/**
 * Maximum scripts for rendering and hydrating a page, in bytes of brotli as the build stores them. The
 * first matching area is reported if a page is too heavy.
 */
const BUDGETS: readonly { area: string; pages: RegExp; bytes: number }[] = [
  // It shows what is left of an example household, with a map, and pages of the portal.
  { area: "landing", pages: /^\/(pt-BR)?$/, bytes: 97_600 },
  // Forms with a password name its limits in their sentences, from the constants of the contract.
  { area: "login", pages: /^\/pt-BR\/login$/, bytes: 111_200 },
  { area: "signup", pages: /^\/pt-BR\/signup$/, bytes: 128_600 },
  // The number of hits and the filters stay in sight in a long list.
  { area: "results", pages: /^\/pt-BR\/app\/\w+\/results$/, bytes: 96_500 },
  { area: "news", pages: /^\/pt-BR\/app\/news\b/, bytes: 95_700 },
  { area: "articles", pages: /^\/pt-BR\/app\/articles\b/, bytes: 96_300 },
  // The home page lists new content of all four kinds.
  { area: "home", pages: /^\/pt-BR\/app$/, bytes: 93_800 },
  // A canton page shows members nearby.
  { area: "cantons", pages: /^\/pt-BR\/app\/cantons\b/, bytes: 95_300 },
  // Form pages include the schemas that validate in the browser as on the server.
  { area: "support", pages: /^\/pt-BR\/(contact|app\/(support|feedback))\b/, bytes: 113_200 },
  // A topic includes the whole conversation with its reply form, and the note on old topics.
  { area: "topic", pages: /^\/pt-BR\/app\/forum\/:forumPostId$/, bytes: 110_600 },
  // They count and clean the text like the server, and show both texts of a conflict.
  {
    area: "forum's forms",
    pages: /^\/pt-BR\/app\/forum\/(create|:forumPostId\/edit)$/,
    bytes: 117_900,
  },
  // A conversation includes the actions on messages: replies, images, reports, warnings, drafts.
  { area: "chat", pages: /^\/pt-BR\/app\/chat\/\*$/, bytes: 106_500 },
  { area: "membership", pages: /^\/pt-BR\/app\/membership\b/, bytes: 116_200 },
  { area: "profile", pages: /^\/pt-BR\/app\/profile\/:directusUserId\/\w/, bytes: 124_000 },
  { area: "recovery", pages: /^\/pt-BR\/forgot-password\b/, bytes: 106_400 },
  // A video page includes the player's area, notes and comments.
  { area: "videos", pages: /^\/pt-BR\/app\/videos\b/, bytes: 103_500 },
  // It calculates and explains each line of a salary while typing, and what a tax return may change.
  { area: "net salary", pages: /^\/pt-BR\/app\/tools\/net-salary$/, bytes: 113_100 },
  // A scenario is a form that shows its results at once.
  { area: "scenarios", pages: /^\/pt-BR\/app\/tools\/scenarios\/(new|:id)$/, bytes: 121_000 },
  // The trip ledger calculates while typing, and filters are in a panel on phones.
  { area: "trips", pages: /^\/pt-BR\/app\/classifieds\/sbb-offers$/, bytes: 107_100 },
  // It shows the year of its tariff, has a field for children at home, and says what it starts from.
  { area: "tax check", pages: /^\/pt-BR\/app\/tools\/withholding-tax$/, bytes: 109_700 },
  // A form of many fields and what each person pays, its results with a chart, and the panel that collapses the form on phones.
  {
    area: "health insurance",
    pages: /^\/pt-BR\/app\/classifieds\/health-insurances$/,
    bytes: 110_500,
  },
  // The form of an ad, with the schema that validates it.
  { area: "job ads", pages: /^\/pt-BR\/app\/classifieds\/jobs\/ads$/, bytes: 118_700 },
  // The search in eight job boards.
  { area: "jobs", pages: /^\/pt-BR\/app\/classifieds\/jobs$/, bytes: 108_500 },
  { area: "all others", pages: /./, bytes: 105_500 },
];
/** Files name each other by hashes, which differ from one checkout to the next and compress differently. */
const HASHES_BYTES = 200;
/** The design system renders every component, for developers. */
const FOR_MAKERS = "/pt-BR/ui";

const CLIENT = join(import.meta.dirname, "../../../build/client");

type Part = { module: string; imports?: string[] };
type Route = Part & { parentId?: string; path?: string };
type Manifest = { entry: Part; routes: Record<string, Route> };

let manifest: Manifest;

beforeAll(() => {
  manifest = JSON.parse(readBuiltManifest());
});

const filesOf = ({ module, imports = [] }: Part) => [module, ...imports];

/** Small files are stored uncompressed. */
function weigh(address: string): number {
  const file = join(CLIENT, address);
  const stored = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return stored.size;
}

function chainOf(route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...chainOf(parent), route] : [route];
}

const nameOf = (file: string) => file.replace(/^\/assets\/|-[\w-]{8}\.js$/g, "");

function listWeights() {
  return Object.values(manifest.routes).map((route) => {
    const chain = chainOf(route);
    const files = [...new Set([manifest.entry, ...chain].flatMap(filesOf))];
    const bytes = files.reduce((sum, file) => sum + weigh(file), 0);
    return { page: `/${chain.flatMap(({ path }) => path || []).join("/")}`, bytes, files };
  });
}

test("script weight: no page loads more script for rendering than its area allows", () => {
  const weights = listWeights();
  expect(weights.length).toBeGreaterThan(50);
  expect(Math.max(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(50_000);
  const tooHeavy = weights.flatMap(({ page, bytes, files }) => {
    const budget = BUDGETS.find(({ pages }) => pages.test(page));
    if (page === FOR_MAKERS || !budget || bytes <= budget.bytes + HASHES_BYTES) return [];
    const parts = files.map((file) => `${nameOf(file)} ${weigh(file)}`).join(", ");
    return [`${budget.area}: ${page} loads ${bytes} of ${budget.bytes} bytes: ${parts}`];
  });
  expect(tooHeavy).toEqual([]);
});

test("script weight: every area has pages", () => {
  const pages = listWeights().map(({ page }) => page);
  const areaOf = (page: string) => BUDGETS.find((budget) => budget.pages.test(page))?.area;
  expect(new Set(pages.map(areaOf))).toEqual(new Set(BUDGETS.map(({ area }) => area)));
});

test("script weight: code loads with the area that renders it", () => {
  const namesOf = (address: string) =>
    listWeights()
      .filter(({ page }) => page === address)
      .flatMap(({ files }) => files.map(nameOf));
  const forms = "zod";
  const frame = "shell";
  expect(namesOf("/pt-BR/signup")).toContain(forms);
  expect(namesOf("/pt-BR/app/news")).toContain(frame);
  for (const page of ["/pt-BR", "/pt-BR/app", "/pt-BR/app/news", "/pt-BR/app/articles/*"])
    expect(namesOf(page), page).not.toContain(forms);
  for (const page of ["/pt-BR", "/pt-BR/login", "/pt-BR/signup", "/pt-BR/privacy"])
    expect(namesOf(page), page).not.toContain(frame);
  expect(namesOf("/pt-BR")).not.toContain("articles");
  expect(namesOf("/pt-BR/app/news/*")).not.toContain("articles");
});
