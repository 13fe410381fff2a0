import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PushSection } from "~/features/notifications/push/push-section";
import type { PushAnswer } from "~/features/notifications/push/push.server";
import type { PushOverview } from "../../../../../../contract/api/notifications-v1.ts";

const KEYS = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/one";

/** A browser with a push service, as far as the page uses it. */
function createBrowser(permission: NotificationPermission) {
  const state = { permission, asked: 0, decision: "granted", subscribed: false };
  const subscription = {
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => (state.subscribed = false),
  };
  const pushManager = {
    getSubscription: async () => (state.subscribed ? subscription : null),
    subscribe: async () => {
      state.subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", function PushManager() {});
  const requestPermission = async () => {
    state.asked += 1;
    state.permission = state.decision as NotificationPermission;
    return state.permission;
  };
  const notification = Object.defineProperty({ requestPermission }, "permission", {
    get: () => state.permission,
  });
  vi.stubGlobal("Notification", notification);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return state;
}

let posts: Record<string, string>[];
let code: PushAnswer["code"];
let devices: PushOverview["devices"];
beforeEach(() => {
  posts = [];
  code = null;
  devices = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const device = (id: string, isCurrent: boolean) => ({
  id,
  isCurrent,
  name: "Chrome, Android",
  createdAt: "2026-11-20T08:00:00.000Z",
});

function draw(publicKey: string | null = "key") {
  const Page = createRemixStub([
    { path: "/", Component: () => <PushSection push={{ publicKey, devices }} /> },
    {
      path: "/pt-BR/app/notifications/devices",
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData()) as Record<string, string>;
        posts.push(form);
        return { code, intent: form["intent"] };
      },
    },
  ]);
  return render(<Page />);
}

test("push section: is hidden if the portal sends no push", () => {
  createBrowser("default");
  draw(null);
  expect(screen.queryByRole("heading")).toBeNull();
});

test("push section: says that the browser is unsupported; an iPhone must install the portal first", async () => {
  draw();
  expect(await screen.findByText("Este navegador não mostra avisos")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("push section: tells how to unblock notifications, and does not ask again", async () => {
  const browser = createBrowser("denied");
  draw();
  expect(await screen.findByText(/estão bloqueados neste navegador/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  expect(browser.asked).toBe(0);
});

test("push section: asks the browser only after a click, and sends the subscription to the service", async () => {
  const browser = createBrowser("default");
  draw();
  const button = await screen.findByRole("button", { name: "Ligar avisos neste aparelho" });
  expect(browser.asked).toBe(0);
  await userEvent.click(button);
  await waitFor(() => expect(posts).toEqual([{ intent: "on", endpoint: ENDPOINT, ...KEYS }]));
  expect(browser.asked).toBe(1);
});

test("push section: after a refusal tells how to allow notifications, and sends nothing", async () => {
  const browser = createBrowser("default");
  browser.decision = "denied";
  draw();
  await userEvent.click(await screen.findByRole("button", { name: /^Ligar/ }));
  expect(await screen.findByText(/estão bloqueados neste navegador/)).toBeDefined();
  expect(posts).toEqual([]);
});

test("push section: when on, sends a test notification and shows the outcome", async () => {
  const browser = createBrowser("granted");
  browser.subscribed = true;
  devices = [device("1", true)];
  draw();
  expect(await screen.findByText("Ligados neste aparelho.")).toBeDefined();
  const trial = screen.getByRole("button", { name: "Enviar um aviso de teste" });
  await userEvent.click(trial);
  expect(await screen.findByText(/^Aviso de teste enviado/)).toBeDefined();
  code = "rate_limited";
  await userEvent.click(trial);
  expect(await screen.findByText(/Espere uma hora/)).toBeDefined();
  expect(posts).toEqual([{ intent: "test" }, { intent: "test" }]);
});

test("push section: turning off unsubscribes the browser and deletes the device in the service", async () => {
  const browser = createBrowser("granted");
  browser.subscribed = true;
  devices = [device("1", true)];
  draw();
  await userEvent.click(await screen.findByRole("button", { name: "Desligar neste aparelho" }));
  expect(await screen.findByText("Desligados neste aparelho.")).toBeDefined();
  expect([posts, browser.subscribed]).toEqual([[{ intent: "off" }], false]);
});

test("push section: a device unknown to the service counts as off", async () => {
  const browser = createBrowser("granted");
  browser.subscribed = true;
  draw();
  expect(await screen.findByText("Desligados neste aparelho.")).toBeDefined();
});

test("push section: lists other devices, each with a button to turn it off", async () => {
  createBrowser("default");
  devices = [device("1", true), device("2", false)];
  draw();
  await userEvent.click(await screen.findByRole("button", { name: "Desligar em Chrome, Android" }));
  await waitFor(() => expect(posts).toEqual([{ intent: "off", device: "2" }]));
});
