import { statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readBuiltManifest } from "../../support/built-manifest.ts";

/**
 * What a page may load to be drawn and hydrated, in bytes of brotli as the build stores it; the first
 * area that a page's address fits is told when it weighs too much.
 */
const BUDGETS: readonly { area: string; pages: RegExp; bytes: number }[] = [
  { area: "landing", pages: /^\/(pt-BR)?$/, bytes: 94_100 },
  { area: "login", pages: /^\/pt-BR\/login$/, bytes: 108_800 },
  { area: "signup", pages: /^\/pt-BR\/signup$/, bytes: 123_000 },
  { area: "results", pages: /^\/pt-BR\/app\/\w+\/results$/, bytes: 93_400 },
  { area: "news", pages: /^\/pt-BR\/app\/news\b/, bytes: 93_800 },
  { area: "articles", pages: /^\/pt-BR\/app\/articles\b/, bytes: 94_400 },
  // It names what is new of all four kinds.
  { area: "home", pages: /^\/pt-BR\/app$/, bytes: 90_800 },
  // A canton says who of the members is around.
  { area: "cantons", pages: /^\/pt-BR\/app\/cantons\b/, bytes: 92_100 },
  // Pages of forms bring the schemas that check them in the browser as the server does.
  { area: "support", pages: /^\/pt-BR\/(contact|app\/(support|feedback))\b/, bytes: 110_000 },
  // A topic brings the whole conversation below it, to be answered at once, and says that it is old.
  { area: "topic", pages: /^\/pt-BR\/app\/forum\/:forumPostId$/, bytes: 105_000 },
  // They count and clean the text as the server does, and show both texts of a conflict.
  {
    area: "forum's forms",
    pages: /^\/pt-BR\/app\/forum\/(create|:forumPostId\/edit)$/,
    bytes: 115_800,
  },
  // A conversation brings what is done with its messages: answers, pictures, reports, warnings, drafts.
  { area: "chat", pages: /^\/pt-BR\/app\/chat\/\*$/, bytes: 104_400 },
  { area: "membership", pages: /^\/pt-BR\/app\/membership\b/, bytes: 110_000 },
  { area: "profile", pages: /^\/pt-BR\/app\/profile\/:directusUserId\/\w/, bytes: 121_000 },
  { area: "recovery", pages: /^\/pt-BR\/forgot-password\b/, bytes: 103_900 },
  // A film page brings its player's room, notes and conversation.
  { area: "videos", pages: /^\/pt-BR\/app\/videos\b/, bytes: 101_600 },
  // It counts and explains each line of a salary while one types.
  { area: "net salary", pages: /^\/pt-BR\/app\/tools\/net-salary$/, bytes: 107_200 },
  // A scenario is a form, and shows at once what its values come to.
  { area: "scenarios", pages: /^\/pt-BR\/app\/tools\/scenarios\/(new|:id)$/, bytes: 116_900 },
  // The ledger of trips counts while one types.
  { area: "trips", pages: /^\/pt-BR\/app\/classifieds\/sbb-offers$/, bytes: 100_900 },
  // It says of which year its tariff is, and asks for the children at home.
  { area: "tax check", pages: /^\/pt-BR\/app\/tools\/withholding-tax$/, bytes: 104_400 },
  { area: "all others", pages: /./, bytes: 102_100 },
];
/** The design system draws every part there is, for its makers. */
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

/** Small files are stored as they are. */
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

test("no page loads more script to be drawn than its area may", () => {
  const weights = listWeights();
  expect(weights.length).toBeGreaterThan(50);
  expect(Math.max(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(50_000);
  const tooHeavy = weights.flatMap(({ page, bytes, files }) => {
    const budget = BUDGETS.find(({ pages }) => pages.test(page));
    if (page === FOR_MAKERS || !budget || bytes <= budget.bytes) return [];
    const parts = files.map((file) => `${nameOf(file)} ${weigh(file)}`).join(", ");
    return [`${budget.area}: ${page} loads ${bytes} of ${budget.bytes} bytes: ${parts}`];
  });
  expect(tooHeavy).toEqual([]);
});

test("every area has pages", () => {
  const pages = listWeights().map(({ page }) => page);
  const areaOf = (page: string) => BUDGETS.find((budget) => budget.pages.test(page))?.area;
  expect(new Set(pages.map(areaOf))).toEqual(new Set(BUDGETS.map(({ area }) => area)));
});

test("code comes with the area that draws it", () => {
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
