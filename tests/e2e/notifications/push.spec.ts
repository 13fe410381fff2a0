import type { Page } from "@playwright/test";
import { logIn, makeMember, startSessionOf } from "../support/members.ts";
import { expect, test } from "../support/portal.ts";

const PATH = "/pt-BR/app/profile/email-preference";

test.use({ serviceWorkers: "allow" });

/**
 * Google's push service is not reachable here, so the subscription is fake. Permission, worker and
 * notifications are the browser's own.
 */
async function makeUpSubscription(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stored = "test:subscribed";
    const subscription = {
      toJSON: () => ({
        endpoint: `https://fcm.googleapis.com/fcm/send/${localStorage.getItem(stored)}`,
        keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(stored);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(stored) ? subscription : null),
      subscribe: async () => {
        localStorage.setItem(stored, crypto.randomUUID());
        return subscription;
      },
    });
  });
}

test("push: a member turns it on for a device, it stays on, and can be turned off again", async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await makeUpSubscription(page);
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open(PATH);
  await expect(page.getByText("Desligados neste aparelho.")).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole("button", { name: "Ligar avisos neste aparelho" }).click();
  await expect(page.getByText("Ligados neste aparelho.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ligados neste aparelho.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar um aviso de teste" })).toBeVisible();

  await page.getByRole("button", { name: "Desligar neste aparelho" }).click();
  await expect(page.getByText("Desligados neste aparelho.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Ligar avisos neste aparelho" })).toBeVisible();
});

test("push: another device is listed, and a logout there removes it", async ({
  page,
  portal,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"]);
  await makeUpSubscription(page);
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open(PATH);
  await page.getByRole("button", { name: "Ligar avisos neste aparelho" }).click();
  await expect(page.getByText("Ligados neste aparelho.")).toBeVisible();

  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: "pt-BR" });
  const tab = await other.newPage();
  await startSessionOf(tab, ana);
  await tab.goto(PATH);
  await expect(tab.getByRole("heading", { name: "Outros aparelhos com avisos" })).toBeVisible();
  await page.getByRole("button", { name: /Sua conta/ }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/pt-BR\/login/);
  await tab.reload();
  await expect(tab.getByRole("heading", { name: "Avisos neste aparelho" })).toBeVisible();
  await expect(tab.getByRole("heading", { name: "Outros aparelhos com avisos" })).toBeHidden();
  await other.close();
});

test("push: a browser that blocks notifications shows how to allow them", async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open(PATH);
  await expect(page.getByText("Os avisos do portal estão bloqueados")).toBeVisible();
  await portal.expectAccessible();
});

test("push: the service worker shows the notification with its title and kind", async ({
  page,
  portal,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"]);
  const ana = await makeMember();
  await logIn(page, ana);
  const browserTools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    browserTools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) found(active.registrationId);
    });
  });
  await browserTools.send("ServiceWorker.enable");
  await portal.open(PATH);
  const message = {
    kind: "Suporte",
    title: "O suporte respondeu ao seu pedido",
    path: "/pt-BR/app/support",
    tag: "tickets:1",
  };
  await browserTools.send("ServiceWorker.deliverPushMessage", {
    origin: String(baseURL),
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const listShown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const shown = await worker.getNotifications();
      return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect
    .poll(listShown)
    .toEqual([{ title: message.title, body: "Suporte", data: { path: message.path } }]);
});
