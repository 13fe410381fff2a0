import type { Page } from "@playwright/test";
import { startMeasuredApp } from "./measured-app";
import { expect, test as base } from "./portal";
import { startPosthogDouble, type PosthogDouble } from "./posthog-double";

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
  // PostHog's library counts no robots, and a browser that is driven looks like one.
  userAgent: "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0",
  posthog: async ({ measured, page }, use) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }),
    );
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

test("nothing is sent before an answer, nor after a refusal, which is one click like the yes", async ({
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

test("with consent each page counts once, and no token leaves the portal", async ({
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

test("a member is a number; e-mail and name come with their own tick and go with the logout", async ({
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

  await portal.open("/pt-BR/app");
  await page.getByRole("button", { name: /Sua conta/ }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect.poll(() => lastView(posthog)?.["current_url"]).toBe("/pt-BR/login");
  expect(lastView(posthog)?.["distinct_id"]).not.toBe(member);
});

test.describe("a browser that asks not to be followed", () => {
  test("is not asked, and sends nothing", async ({ page, portal, posthog }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
    const measured = page.waitForResponse(/\/assets\/measure-/);
    await portal.open("/pt-BR/terms-of-service");
    await measured;
    await expect(question(page)).toBeHidden();
    expect(posthog.countRequests()).toBe(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice is made and changed on its own page", async ({ page }) => {
    await page.goto("/pt-BR/consent");
    await page.getByRole("button", { name: "Aceitar" }).click();
    await expect(page.getByText("Sua escolha atual: estatística aceita.")).toBeVisible();
    await page.getByRole("button", { name: "Recusar" }).click();
    await expect(page.getByText("Sua escolha atual: nada é enviado.")).toBeVisible();
  });
});
