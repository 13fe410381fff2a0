import type { Browser, Page } from "@playwright/test";
import { log, openTalk, write, type Talk } from "../support/conversations.ts";
import { startCutLine, type CutLine } from "../support/offline-mode.ts";
import { expect, test } from "../support/portal.ts";
import { findFreePort, startSecondApp } from "../support/second-app.ts";

/** Ana uses a second app, whose network and connection to the service can be cut. */
let network: CutLine;
let service: CutLine;
let app: Awaited<ReturnType<typeof startSecondApp>>;
let startApp: () => ReturnType<typeof startSecondApp>;

test.beforeAll(async () => {
  const port = await findFreePort();
  network = await startCutLine(new URL(`http://127.0.0.1:${port}`));
  service = await startCutLine(new URL(String(process.env["TEST_SERVICE_URL"])));
  const variables = { PUBLIC_ORIGIN: network.origin, SERVICE_URL: service.origin };
  startApp = () => startSecondApp({ port, variables });
  app = await startApp();
});
test.afterAll(async () => {
  await app.stop();
  await network.close();
  await service.close();
});

/** Two members in conversation. Time in Ana's browser runs by itself, and tests can advance it. */
async function openLiveTalk(browser: Browser): Promise<Talk & { close: () => Promise<unknown> }> {
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  await contexts[0].clock.install();
  const talk = await openTalk(contexts, network.origin);
  await write(talk.bia, "Bia 1");
  // Within these seconds only the hub updates an open page.
  await expect(log(talk.ana).getByText("Bia 1")).toBeVisible();
  await write(talk.ana, "Ana 1");
  await expectWhole(talk, 1);
  return { ...talk, close: () => Promise.all(contexts.map((context) => context.close())) };
}

const field = (page: Page) => page.getByRole("textbox", { name: /^Mensagem para/ });

const told = (page: Page) =>
  page
    .locator("[data-says-connection]")
    .getByText(/^(Reconectando…|Sem conexão com o portal|Desconectado)/)
    .first();

/** Both see all messages of both, once and in the same order, and none is pending. */
async function expectWhole({ ana, bia, texts }: Talk, each: number): Promise<void> {
  await expect.poll(() => texts(bia).then(({ length }) => length)).toBe(2 * each);
  const whole = await texts(bia);
  await expect.poll(() => texts(ana)).toEqual(whole);
  for (const name of ["Ana", "Bia"]) {
    const own = whole.filter((text) => text.startsWith(name));
    expect(own).toEqual(Array.from({ length: each }, (_, at) => `${name} ${at + 1}`));
  }
  await expect(log(ana).getByRole("alert")).toHaveCount(0);
}

/** Advances time in small steps, so that retries happen as often as in real time. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let at = 0; at < seconds; at += 5) await page.clock.runFor(5_000);
}

async function comesBack(page: Page): Promise<void> {
  const isNotified = async () => {
    await page.clock.fastForward(5_000);
    return told(page).isVisible();
  };
  await expect.poll(isNotified).toBe(false);
}

async function isBroughtBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tentar agora" }).click();
  await comesBack(page);
}

const nothing = async () => {};

/** Waits until no retry happens any more. */
async function expectAbandoned(page: Page): Promise<void> {
  const isOver = async () => {
    await page.clock.fastForward(30_000);
    return page.getByText("Desconectado.").isVisible();
  };
  await expect.poll(isOver).toBe(true);
}

test("chat: messages written by both during cuts of 5, 15 and 60 seconds arrive once and in order", async ({
  browser,
}) => {
  const talk = await openLiveTalk(browser);
  const { ana, bia } = talk;
  const cuts = [
    { seconds: 5, waits: nothing, returns: comesBack },
    { seconds: 15, waits: nothing, returns: comesBack },
    { seconds: 60, waits: expectAbandoned, returns: isBroughtBack },
  ];
  let written = 1;
  for (const { seconds, waits, returns } of cuts) {
    network.cut();
    await expect(told(ana)).toBeVisible();
    const numbers = [++written, ++written];
    for (const number of numbers) await write(ana, `Ana ${number}`);
    await expect(log(ana).getByRole("alert").first()).toHaveText(/Não saiu/);
    for (const number of numbers) await write(bia, `Bia ${number}`);
    await pass(ana, seconds);
    await expect(log(ana).getByText(`Bia ${written}`)).toHaveCount(0);
    await waits(ana);
    network.mend();
    await returns(ana);
    await expectWhole(talk, written);
  }
  await talk.close();
});

test("chat: shows an outage of the service and a button to reconnect; a deployment shows only in the banner", async ({
  browser,
}) => {
  const talk = await openLiveTalk(browser);
  const { ana, bia } = talk;
  service.cut();
  await expect(told(ana)).toBeVisible();
  await write(ana, "Ana 2");
  await expect(log(ana).getByRole("alert")).toHaveText(/Não saiu/);
  await write(bia, "Bia 2");
  await expectAbandoned(ana);
  await expect(log(ana).getByText("Bia 2")).toHaveCount(0);
  service.mend();
  await isBroughtBack(ana);
  await expectWhole(talk, 2);

  await ana.evaluate(() => Reflect.set(globalThis, "isSameDocument", true));
  await field(ana).fill("Ainda escrevo");
  await app.stop();
  await expect(told(ana)).toBeVisible();
  await write(bia, "Bia 3");
  app = await startApp();
  await comesBack(ana);
  await expect(log(ana).getByText("Bia 3")).toBeVisible();
  await expect(field(ana)).toHaveValue("Ainda escrevo");
  await write(ana, "Ana 3");
  await expectWhole(talk, 3);
  expect(await ana.evaluate(() => Reflect.get(globalThis, "isSameDocument"))).toBe(true);
  await talk.close();
});
