import { beforeEach, expect, test } from "vitest";
import {
  ARTICLES,
  dispatch,
  HOME,
  MEMBER,
  NEWS,
  open,
  portal,
  saved,
  startWorker,
  visit,
} from "./started-worker.ts";

beforeEach(startWorker);

const KIT = "/pt-BR/app/plan/arrival-kit";
const kits = () => [...(portal.stores.get(`portal-kit:${MEMBER}`)?.keys() ?? [])];
async function askForKit(kind: string): Promise<boolean[]> {
  const answers: boolean[] = [];
  const ports = [{ postMessage: (answer: boolean) => void answers.push(answer) }];
  await dispatch("message", { data: { kind, member: MEMBER }, ports });
  return answers;
}

test("the arrival kit is kept for who asks, and goes when they say so or log out", async () => {
  portal.pages.set(KIT, []);
  await visit(KIT);
  expect(kits()).toEqual([]);
  expect(await askForKit("keep-kit")).toEqual([true]);
  expect(kits()).toEqual([KIT]);
  expect(await askForKit("drop-kit")).toEqual([true]);
  expect(kits()).toEqual([]);
  await askForKit("keep-kit");
  await dispatch("message", { data: { kind: "reader", member: null, path: HOME } });
  expect(kits()).toEqual([]);
});

test("a kit that is kept is kept anew where it is read; one that can't be had says so", async () => {
  expect(await askForKit("keep-kit")).toEqual([false]);
  portal.pages.set(KIT, []);
  await askForKit("keep-kit");
  await visit(HOME);
  portal.fetched = [];
  await visit(HOME);
  expect(portal.fetched).not.toContain(KIT);
  await visit(KIT);
  expect(portal.fetched).toContain(KIT);
});

const DAY_MS = 24 * 60 * 60_000;
const ARTICLE = `${ARTICLES}/two`;
const KEPT = "200 <a href";
const OFFLINE = "200 offline";
const loseConnection = () => portal.pages.clear();

test.each([402, 403, 404, 410])(
  "a page that the portal answers with %i is not read without a connection any more",
  async (status) => {
    portal.keptForMs = DAY_MS + 1_000;
    await visit(ARTICLE);
    portal.statuses.set(ARTICLE, status);
    await visit(ARTICLE);
    loseConnection();
    expect(await open(ARTICLE)).toBe(OFFLINE);
    expect(await open(`${NEWS}/one`)).toBe(KEPT);
  },
);

test("so does a page that was kept a moment ago, once it is opened; an error of the server changes nothing", async () => {
  await visit(ARTICLE);
  const connected = new Map(portal.pages);
  portal.statuses.set(ARTICLE, 500);
  await open(ARTICLE);
  loseConnection();
  expect(await open(ARTICLE)).toBe(KEPT);
  portal.pages = connected;
  portal.statuses.set(ARTICLE, 402);
  expect(await open(ARTICLE)).toMatch(/^402/);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});

test("who does not pay any more has nothing that was kept while they did, and their kit as it is now", async () => {
  portal.pages.set(KIT, []);
  await askForKit("keep-kit");
  await visit(ARTICLE, true);
  await visit(HOME, true);
  expect(saved()).toContain(ARTICLE);
  portal.statuses.set(ARTICLE, 402);
  portal.fetched = [];
  await visit(HOME);
  expect(saved()).not.toContain(ARTICLE);
  expect(portal.fetched).toContain(KIT);
  expect(kits()).toEqual([KIT]);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});

test("a page that was kept, or is of an earlier version, takes nothing away: the portal has the word", async () => {
  await visit(ARTICLE, true);
  const connected = new Map(portal.pages);
  loseConnection();
  await visit(HOME);
  expect(await open(ARTICLE)).toBe(KEPT);
  portal.pages = connected;
  await dispatch("message", { data: { kind: "reader", member: MEMBER, path: HOME } });
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(KEPT);
});

test("what was kept before anybody knew who paid is asked for once", async () => {
  await visit(ARTICLE, true);
  portal.stores.delete(`portal-paid:${MEMBER}`);
  portal.statuses.set(ARTICLE, 402);
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});

test("one page that moved, or that the portal can't answer, keeps none of the others from being asked for", async () => {
  const [renamed, broken] = [`${NEWS}/renamed`, `${NEWS}/broken`];
  for (const path of [renamed, broken, ARTICLE]) {
    portal.pages.set(path, []);
    await visit(path, true);
  }
  portal.moved.set(renamed, `${NEWS}/other`);
  portal.pages.set(`${NEWS}/other`, []);
  portal.statuses.set(`${NEWS}/other`, 402);
  portal.statuses.set(broken, 500);
  portal.statuses.set(ARTICLE, 402);
  await visit(HOME);
  const readings = () => [...(portal.stores.get(`portal-read:${MEMBER}`)?.keys() ?? [])];
  expect(readings()).toEqual([broken]);
  // Not at each page, while it can't be answered.
  portal.fetched = [];
  await visit(HOME);
  expect(portal.fetched).not.toContain(broken);
  expect(portal.stores.has(`portal-free:${MEMBER}`)).toBe(false);
});

test("who is sent to the login loses no page that was kept", async () => {
  await visit(ARTICLE, true);
  portal.pages.set("/pt-BR/login", []);
  portal.moved.set(ARTICLE, "/pt-BR/login");
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(KEPT);
});

test("with the data saver on, only what was kept while its member paid is asked for again", async () => {
  await visit(ARTICLE, true);
  portal.statuses.set(ARTICLE, 402);
  portal.stores.delete(`portal-paid:${MEMBER}`);
  portal.fetched = [];
  await visit("");
  expect(portal.fetched).toEqual([]);
  portal.stores.set(`portal-paid:${MEMBER}`, new Map());
  await visit("");
  expect(portal.fetched).toContain(ARTICLE);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});
