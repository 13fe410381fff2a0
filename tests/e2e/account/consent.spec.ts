import type { Page } from "@playwright/test";
import { startMeasuredApp } from "../support/measured-app";
import { expect, test as base } from "../support/portal";
import { startPosthogDouble, type PosthogDouble } from "../../support/posthog-double";

type Measured = { posthog: PosthogDouble; origin: string };

const test = base.extend<{ posthog: PosthogDouble }, { measured: Measured }>({
  measured: [
    async ({ browserName: _ }, use) => {
      const posthog = await startPosthogDouble();
      const app = await startMeasuredApp(posthog.origin);
      await use({ posthog, origin: app.origin });
      app.stop();
      posthog.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ measured }, use) => use(measured.origin),
  // PostHog's library ignores bots, and an automated browser looks like one.
  userAgent: "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0",
  posthog: async ({ measured, page }, use) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
      // The library batches events for three seconds; the test shortens that.
      const wait = window.setTimeout;
      const soon = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        wait(work, ms === 3_000 ? 100 : ms, ...rest);
      window.setTimeout = Object.assign(soon, wait);
    });
    measured.posthog.clear();
    await use(measured.posthog);
  },
});

test.use({ allowedErrors: [/foreign request: http:\/\/127\.0\.0\.1/] });

const question = (page: Page) => page.getByRole("region", { name: "Podemos medir as visitas?" });
const lastView = (posthog: PosthogDouble) =>
  posthog
    .events()
    .filter(({ event }) => event === "$pageview")
    .at(-1)?.properties;

/** Properties that PostHog is asked to remove from the profile. */
const unset = (posthog: PosthogDouble) =>
  posthog.events().flatMap(({ properties }) => properties["$unset"] ?? []);

test("analytics: nothing is sent before an answer or after a refusal, and refusing takes one click like accepting", async ({
  page,
  portal,
  posthog,
}) => {
  await portal.open("/pt-BR/terms-of-service");
  await expect(question(page)).toBeVisible();
  await portal.expectAccessible();
  const [refuse, accept] = await Promise.all(
    ["Recusar", "Aceitar"].map((name) => page.getByRole("button", { name }).boundingBox()),
  );
  expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
  expect(refuse?.height).toBe(accept?.height);
  expect(refuse?.y).toBe(accept?.y);
  await page.getByRole("button", { name: "Recusar" }).click();
  await expect(question(page)).toBeHidden();
  await portal.open("/pt-BR/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(posthog.countRequests()).toBe(0);
});

test("analytics: with consent each page counts once, and no token leaves the portal", async ({
  page,
  portal,
  posthog,
}) => {
  await portal.open("/pt-BR/confirm-email/segredo-1?token=segredo-2&code=segredo-3");
  await page.getByRole("button", { name: "Aceitar" }).click();
  await expect
    .poll(() => lastView(posthog)?.["current_url"])
    .toBe("/pt-BR/confirm-email/:token?token=:token&code=:token");
  await portal.open("/pt-BR/forgot-password/segredo-4");
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/forgot-password/:token");
  expect(posthog.events().filter(({ event }) => event === "$pageview")).toHaveLength(2);
  expect(posthog.all()).not.toContain("segredo");

  await portal.open("/pt-BR/consent");
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/consent");
  await page.getByRole("button", { name: "Recusar" }).click();
  await expect(page.getByText("Sua escolha atual: nada é enviado.")).toBeVisible();
});

test.describe("analytics of a page that does not exist", () => {
  test.use({ allowedErrors: [/foreign request: http:\/\/127\.0\.0\.1|404/] });

  test("counts it once, by address and by link, and also the page after it", async ({
    page,
    portal,
    posthog,
  }) => {
    const views = () =>
      posthog
        .events()
        .filter(({ event }) => event === "$pageview")
        .map(({ properties }) => properties["current_url"]);
    await portal.open("/pt-BR/nao-existe-1");
    await page.getByRole("button", { name: "Aceitar" }).click();
    await expect.poll(views).toEqual(["/pt-BR/nao-existe-1"]);
    await page.getByRole("link", { name: "Voltar" }).click();
    await expect.poll(views).toEqual(["/pt-BR/nao-existe-1", "/pt-BR/login"]);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/pt-BR/nao-existe-2" });
      document.body.append(link);
      link.click();
      link.remove();
    });
    await expect
      .poll(views)
      .toEqual(["/pt-BR/nao-existe-1", "/pt-BR/login", "/pt-BR/nao-existe-2"]);
  });
});

const loggedFor = async (page: Page) =>
  (await page.context().cookies())
    .find(({ name }) => name === "portal_consent_log")
    ?.value.split(".")[1];

const traces = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? ""),
    ].filter((name) => /^(__)?ph_|posthog/i.test(name)),
  );

test("analytics: withdrawing consent leaves nothing to send and nothing in the browser", async ({
  page,
  portal,
  posthog,
}) => {
  await page.clock.install();
  await portal.open("/pt-BR/consent");
  await page.getByRole("main").getByRole("button", { name: "Aceitar" }).click();
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/consent");
  expect(await traces(page)).not.toEqual([]);
  await page.getByRole("button", { name: "Recusar" }).click();
  await expect(page.getByText("Sua escolha atual: nada é enviado.")).toBeVisible();
  await expect.poll(() => traces(page)).toEqual([]);

  posthog.clear();
  await page.clock.fastForward(60_000);
  await page.getByRole("link", { name: "Política de privacidade" }).click();
  await expect(page).toHaveURL(/privacy$/);
  await page.clock.fastForward(60_000);
  expect(await traces(page)).toEqual([]);
  const measured = page.waitForResponse(/\/assets\/analytics-script-/);
  await portal.open("/pt-BR/terms-of-service");
  await measured;
  await page.clock.fastForward(60_000);
  expect(await traces(page)).toEqual([]);
  expect(posthog.countRequests()).toBe(0);

  await portal.open("/pt-BR/consent");
  await page.getByRole("main").getByRole("button", { name: "Aceitar" }).click();
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/consent");
});

test("analytics: the server reports a login with consent, and the choice is saved for the member", async ({
  page,
  portal,
  posthog,
}) => {
  await portal.open("/pt-BR/login");
  await page.getByRole("button", { name: "Aceitar" }).click();
  await expect.poll(() => loggedFor(page)).toBe("guest");
  await portal.logInAs("gratis");
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/app");
  const member = String(lastView(posthog)?.["distinct_id"]);
  const logins = posthog.events().filter(({ event }) => event === "login");
  expect(logins).toHaveLength(1);
  expect(logins[0]).toMatchObject({ distinct_id: member, properties: { method: "password" } });
  await expect.poll(() => loggedFor(page)).toBe(member.slice(0, 8));
});

test("analytics: an ended session leaves no data of the member behind", async ({
  page,
  portal,
  posthog,
}) => {
  await portal.logInAs("membro2");
  await page.getByRole("button", { name: "Aceitar" }).click();
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/app");
  const member = String(lastView(posthog)?.["distinct_id"]);
  expect(posthog.all()).not.toContain("membro2@example.com");
  await page.context().clearCookies({ name: "portal_access" });
  posthog.clear();
  await portal.open("/pt-BR/privacy");
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/privacy");
  expect(posthog.all()).not.toContain(member);
  expect(posthog.all()).not.toContain("membro2@example.com");
  const saved = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(saved).not.toContain(member);
  expect(saved).not.toContain("membro2@example.com");
});

test("analytics: a member is a number; e-mail and name need their own consent and are removed at logout", async ({
  page,
  portal,
  posthog,
}) => {
  await portal.logInAs("membro");
  await page.getByText("Escolher por finalidade").click();
  await page.getByLabel("Estatística").check();
  await page.getByRole("button", { name: "Salvar escolha" }).click();
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/app");
  const member = lastView(posthog)?.["distinct_id"];
  expect(member).toMatch(/^[0-9a-f-]{36}$/);
  expect(posthog.all()).not.toContain("membro@example.com");

  await portal.open("/pt-BR/consent");
  await page.getByText("Escolher por finalidade").click();
  await page.getByLabel("Identificar-me").check();
  await page.getByRole("button", { name: "Salvar escolha" }).click();
  await expect.poll(() => posthog.all()).toContain("membro@example.com");
  expect(posthog.all()).toMatch(/"first_name":"[^"]+","last_name":"[^"]+"/);

  posthog.clear();
  await page.getByLabel("Identificar-me").uncheck();
  await page.getByRole("button", { name: "Salvar escolha" }).click();
  await expect.poll(() => unset(posthog)).toEqual(["email", "first_name", "last_name"]);
  expect(posthog.all()).not.toContain("membro@example.com");

  await portal.open("/pt-BR/app");
  await page.getByRole("button", { name: /Sua conta/ }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/login");
  expect(lastView(posthog)?.["distinct_id"]).not.toBe(member);
});

for (const [signal, value] of [
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
] as const) {
  test(`analytics: a browser that refuses tracking (${signal}) sees no question and sends nothing`, async ({
    page,
    portal,
    posthog,
  }) => {
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(navigator, name, { value: set }),
      [signal, value] as const,
    );
    const measured = page.waitForResponse(/\/assets\/analytics-script-/);
    await portal.open("/pt-BR/terms-of-service");
    await measured;
    await expect(question(page)).toBeHidden();
    expect(posthog.countRequests()).toBe(0);
  });
}

test.describe("consent without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice is made and changed on its own page", async ({ page }) => {
    await page.goto("/pt-BR/consent");
    await page.getByRole("button", { name: "Aceitar" }).click();
    await expect(
      page.getByText("Sua escolha atual: estatística aceita, sem e-mail nem nome."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Recusar" }).click();
    await expect(page.getByText("Sua escolha atual: nada é enviado.")).toBeVisible();
  });
});
