import type { BrowserContext, Page } from "@playwright/test";
import { makeMember, startSessionOf } from "../support/members.ts";
import { expect, test, visit, waitUntilHydrated } from "../support/portal.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A session is renewed one hour before its seven days end. */
const UNTIL_RENEWAL_MS = 7 * DAY_MS - HOUR_MS;

function watchRenewals(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on("response", (response) => {
    const isRenewal = new URL(response.url()).pathname === "/pt-BR/session";
    if (isRenewal && response.request().method() === "POST") statuses.push(response.status());
  });
  return statuses;
}

/** Number of tabs that renew the session or wait for it. */
function countLocks(tab: Page): Promise<number> {
  return tab.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name === "portal-session").length;
  });
}

/**
 * An account event revalidates a page's data, including the session's remaining real time. That must not
 * happen while the test advances the page's clock.
 */
async function silenceAccount(context: BrowserContext): Promise<void> {
  const headers = { "Content-Type": "text/event-stream" };
  await context.route(/\/pt-BR\/session\/events/, (route) =>
    route.fulfill({ headers, body: "retry: 600000000\n\n" }),
  );
}

async function openTabs(context: BrowserContext, first: Page): Promise<[Page, Page]> {
  await silenceAccount(context);
  const second = await context.newPage();
  for (const [page, path] of [
    [first, "/pt-BR/app"],
    [second, "/pt-BR/app/news"],
  ] as const) {
    await visit(page, path);
    // The session's clock is loaded lazily, after hydration.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("portal:was-member")))
      .toBe("1");
  }
  return [first, second];
}

test("session: two tabs open past the refresh time stay logged in, and a logout in one reaches the other", async ({
  page,
  context,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  const renewals = watchRenewals(context);
  await context.clock.install();
  const tabs = await openTabs(context, page);

  await context.clock.fastForward(UNTIL_RENEWAL_MS + 1_000);
  await expect.poll(() => renewals).toEqual([200]);
  // Real clocks do not jump while another tab waits for its turn.
  for (const tab of tabs) await expect.poll(() => countLocks(tab)).toBe(0);
  await context.clock.fastForward(5 * 60_000);
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab).toHaveURL(/\/pt-BR\/app/);
    await expect(tab.getByRole("button", { name: /Sua conta/ })).toBeVisible();
  }
  expect(renewals).toEqual([200]);

  const [one, other] = tabs;
  await waitUntilHydrated(other);
  await one.getByRole("button", { name: /Sua conta/ }).click();
  await one.getByRole("button", { name: "Sair" }).click();
  await expect(one).toHaveURL(/\/pt-BR\/login/);
  await expect(other).toHaveURL(/\/pt-BR\/login/);
});

for (const [name, offsetMs] of [
  ["two days late", -2 * DAY_MS],
  ["two days early", 2 * DAY_MS],
] as const) {
  test(`session: a computer whose clock is ${name} renews once, when it is due`, async ({
    page,
    context,
  }) => {
    const member = await makeMember();
    await startSessionOf(page, member);
    const renewals = watchRenewals(context);
    await context.clock.install({ time: Date.now() + offsetMs });
    const tabs = await openTabs(context, page);
    await context.clock.fastForward(UNTIL_RENEWAL_MS - 2 * HOUR_MS);
    expect(renewals).toEqual([]);
    await context.clock.fastForward(3 * HOUR_MS);
    await expect.poll(() => renewals).toEqual([200]);
    for (const tab of tabs) await expect.poll(() => countLocks(tab)).toBe(0);
    await context.clock.fastForward(30 * 60_000);
    expect(renewals).toEqual([200]);
  });
}
