import type { Browser, Page } from "@playwright/test";
import { log, openTalk, write, type Talk } from "../support/conversations.ts";
import { expect, test, waitUntilHydrated } from "../support/portal.ts";

/** Browser APIs to remove so that the client falls back to each transport. */
const WITHOUT = {
  WebSockets: [],
  ServerSentEvents: ["WebSocket"],
  LongPolling: ["WebSocket", "EventSource"],
} as const;

async function browsersWithout(browser: Browser, names: readonly string[]) {
  const make = async () => {
    const context = await browser.newContext();
    await context.addInitScript((missing) => {
      for (const name of missing) Reflect.deleteProperty(globalThis, name);
    }, names);
    return context;
  };
  return [await make(), await make()] as const;
}

const isHub = (url: string) => new URL(url).pathname === "/hubs/chat";

function watchTransports(page: Page): Set<string> {
  const used = new Set<string>();
  page.on("websocket", (socket) => {
    if (isHub(socket.url())) used.add("WebSockets");
  });
  page.on("request", (request) => {
    if (!isHub(request.url()) || request.method() !== "GET") return;
    const kind = request.resourceType();
    if (kind !== "websocket") used.add(kind === "eventsource" ? "ServerSentEvents" : "LongPolling");
  });
  return used;
}

async function expectWhole({ ana, bia, texts }: Talk, each: number): Promise<void> {
  await expect.poll(() => texts(ana).then(({ length }) => length)).toBe(2 * each);
  const whole = await texts(ana);
  await expect.poll(() => texts(bia)).toEqual(whole);
  for (const name of ["Ana", "Bia"]) {
    const own = whole.filter((text) => text.startsWith(name));
    expect(own).toEqual(Array.from({ length: each }, (_, at) => `${name} ${at + 1}`));
  }
}

for (const [transport, names] of Object.entries(WITHOUT)) {
  test(`chat: two browsers talk over ${transport}, and messages written during a cut arrive once and in order`, async ({
    browser,
  }) => {
    const contexts = await browsersWithout(browser, names);
    const talk = await openTalk(contexts);
    const { ana, bia } = talk;
    const used = [watchTransports(ana), watchTransports(bia)];
    const both = <T>(work: (page: Page, name: string) => Promise<T>) =>
      Promise.all([work(ana, "Ana"), work(bia, "Bia")]);
    await both((page) => page.reload());
    await expect.poll(() => used.map((each) => [...each])).toEqual([[transport], [transport]]);
    await both((page) => waitUntilHydrated(page));
    await both((page, name) => write(page, `${name} 1`));
    await expectWhole(talk, 1);

    await Promise.all(contexts.map((context) => context.setOffline(true)));
    for (const number of [2, 3]) await both((page, name) => write(page, `${name} ${number}`));
    await both((page) => expect(log(page).getByRole("alert").first()).toHaveText(/Não saiu/));
    await Promise.all(contexts.map((context) => context.setOffline(false)));
    await expectWhole(talk, 3);
    await both((page) => expect(log(page).getByRole("alert")).toHaveCount(0));
    await Promise.all(contexts.map((context) => context.close()));
  });
}
