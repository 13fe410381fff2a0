import {
  EXAMPLE_MEMBER,
  listClosedAddressesFor,
  listPagesFor,
  pageExamples,
  patternsWithoutPage,
} from "../../scripts/pages/page-examples";
import { listRoutePatterns } from "../../scripts/pages/route-patterns";
import { watchPage } from "./page-faults";
import { expect, test } from "./portal";

const WIDTHS = [390, 744, 1200];
/** WCAG 2.2, 1.4.10: a window of 1280 px, enlarged to 400 %. */
const REFLOW_WIDTH = 320;

test("every address of the map has an example in scripts/pages/page-examples.ts", () => {
  const known = [...Object.keys(pageExamples), ...patternsWithoutPage];
  expect(known.toSorted()).toEqual(listRoutePatterns().toSorted());
});

test("guests are sent to the login, and members away from it", async ({
  page,
  portal,
  baseURL,
}) => {
  for (const address of listClosedAddressesFor("guest")) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    const wanted = `/pt-BR/login?redirect=${encodeURIComponent(address)}`;
    expect([address, answer.status(), answer.headers()["location"]]).toEqual([
      address,
      302,
      wanted,
    ]);
  }
  await portal.logInAs(EXAMPLE_MEMBER);
  for (const address of listClosedAddressesFor("member")) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 302]);
    expect(new URL(answer.headers()["location"] ?? "", baseURL).pathname).toMatch(/^\/pt-BR\/app/);
  }
});

for (const audience of ["guest", "member"] as const) {
  for (const width of WIDTHS) {
    test.describe(`${audience}, ${width} px`, () => {
      test.use({
        viewport: { width, height: 900 },
        // Words that are fading in have less contrast.
        contextOptions: { reducedMotion: "reduce" },
        allowedErrors: [/status of 404/],
      });

      test("every page is accessible in both themes and never scrolls sideways", async ({
        page,
        portal,
      }) => {
        test.slow();
        const watch = await watchPage(page);
        if (audience === "member") await portal.logInAs(EXAMPLE_MEMBER);
        const statuses = new Map<string, number>();
        page.on("response", (answer) => statuses.set(answer.url(), answer.status()));
        const faults: string[] = [];
        for (const { address, status } of listPagesFor(audience)) {
          await portal.open(address);
          expect([address, statuses.get(page.url())]).toEqual([address, status]);
          await watch.waitForLateParts();
          faults.push(...(await watch.listFaults(address)));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

for (const audience of ["guest", "member"] as const) {
  test.describe(`${audience}, ${REFLOW_WIDTH} px`, () => {
    test.use({ viewport: { width: REFLOW_WIDTH, height: 640 }, allowedErrors: [/status of 404/] });

    test("no page scrolls sideways", async ({ page, portal }) => {
      test.slow();
      const watch = await watchPage(page);
      if (audience === "member") await portal.logInAs(EXAMPLE_MEMBER);
      const faults: string[] = [];
      for (const { address } of listPagesFor(audience)) {
        await portal.open(address);
        await watch.waitForLateParts();
        faults.push(...(await watch.listLayoutFaults(address)));
      }
      expect(faults).toEqual([]);
    });
  });
}
