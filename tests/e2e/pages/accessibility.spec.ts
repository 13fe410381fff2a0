import {
  EXAMPLE_FREE_MEMBER,
  EXAMPLE_MEMBER,
  listClosedAddressesFor,
  listPagesFor,
  listPagesOfFreeMember,
  pageExamples,
  patternsWithoutPage,
  type Audience,
  type OpenPage,
} from "../../../scripts/pages/page-examples";
import { listRoutePatterns } from "../../../scripts/pages/route-patterns";
import { watchPage, type Look } from "../support/page-faults";
import { expect, test } from "../support/portal";

/**
 * Text has less contrast while it fades in. Widest and narrowest first: what the middle one shows mostly is
 * what one of them has shown.
 */
const LOOKS: Look[] = [390, 1200, 744].map((width) => ({
  width,
  height: 900,
  reducedMotion: "reduce",
}));
/** WCAG 2.2, 1.4.10: a window of 1280 px at 400 % zoom. */
const REFLOW: Look = { width: 320, height: 640, reducedMotion: "no-preference" };
const ACCOUNTS = { guest: null, member: EXAMPLE_MEMBER, free: EXAMPLE_FREE_MEMBER } as const;
/** Each page is loaded once and shown in every look; small batches spread the work over all workers. */
const PAGES_A_TEST = 8;

test.describe.configure({ mode: "parallel" });

test("address map: every address has an example in scripts/pages/page-examples.ts", () => {
  const known = [...Object.keys(pageExamples), ...patternsWithoutPage];
  expect(known.toSorted()).toEqual(listRoutePatterns().toSorted());
});

test("access: guests are redirected to the login, members from the guest pages to the app", async ({
  page,
  portal,
  baseURL,
}) => {
  for (const address of listClosedAddressesFor("guest")) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    const expected = `/pt-BR/login?redirect=${encodeURIComponent(address)}`;
    expect([address, answer.status(), answer.headers()["location"]]).toEqual([
      address,
      302,
      expected,
    ]);
  }
  await portal.startSessionAs(EXAMPLE_MEMBER);
  for (const address of listClosedAddressesFor("member")) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 302]);
    expect(new URL(answer.headers()["location"] ?? "", baseURL).pathname).toMatch(/^\/pt-BR\/app/);
  }
});

test.describe("every page", () => {
  // Locked pages respond with 402.
  test.use({ allowedErrors: [/status of 40[24]/] });

  for (const audience of ["guest", "member", "free"] as const) {
    for (const pages of chunk(listRequestedPages(audience), PAGES_A_TEST)) {
      test(`${audience}, from ${pages[0]?.address}: accessible in both themes at three widths, never scrolls sideways`, async ({
        page,
        portal,
      }) => {
        test.slow();
        const watch = await watchPage(page);
        const account = ACCOUNTS[audience];
        if (account) await portal.startSessionAs(account);
        const statuses = new Map<string, number>();
        page.on("response", (answer) => statuses.set(answer.url(), answer.status()));
        const faults: string[] = [];
        for (const { address, status } of pages) {
          await watch.show(REFLOW);
          await portal.open(address);
          expect([address, statuses.get(page.url())]).toEqual([address, status]);
          await watch.waitForLateParts();
          faults.push(...(await watch.listLayoutFaults(`${address}, ${REFLOW.width} px`)));
          for (const look of LOOKS) {
            await watch.show(look);
            await watch.waitForLateParts();
            faults.push(...(await watch.listFaults(`${address}, ${look.width} px`)));
          }
        }
        expect(faults).toEqual([]);
      });
    }
  }
});

/** All pages, or those of the route patterns that a `--changed` run names. */
function listRequestedPages(audience: Audience | "free"): OpenPage[] {
  const patterns = process.env["TEST_PAGES"]?.split(",").filter(Boolean) ?? [];
  const all = audience === "free" ? listPagesOfFreeMember() : listPagesFor(audience);
  if (patterns.length === 0) return all;
  const expected = patterns.map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+").replace(/\*$/, ".+")}$`),
  );
  return all.filter(({ address }) =>
    expected.some((each) => each.test(address.replace(/\?.*/, ""))),
  );
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
