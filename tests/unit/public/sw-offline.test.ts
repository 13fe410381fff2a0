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

test("offline pages: the arrival kit is stored on request, and deleted on request or logout", async () => {
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

test("offline pages: a stored kit is updated when read; a failed download is reported", async () => {
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
  "offline pages: a page answered with %i is deleted from the offline store",
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

test("offline pages: a recently stored page is deleted too once opened; a server error changes nothing", async () => {
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

test("offline pages: a member whose membership ended loses paid pages, and the kit is updated", async () => {
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

test("offline pages: cached or outdated pages do not delete anything: only the portal's response counts", async () => {
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

test("offline pages: pages stored without a known membership are checked once", async () => {
  await visit(ARTICLE, true);
  portal.stores.delete(`portal-paid:${MEMBER}`);
  portal.statuses.set(ARTICLE, 402);
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});

test("offline pages: one moved or failing page does not prevent the check of the others", async () => {
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
  // An unavailable page is not requested again on every visit.
  portal.fetched = [];
  await visit(HOME);
  expect(portal.fetched).not.toContain(broken);
  expect(portal.stores.has(`portal-free:${MEMBER}`)).toBe(false);
});

test("offline pages: a redirect to the login deletes no stored page", async () => {
  await visit(ARTICLE, true);
  portal.pages.set("/pt-BR/login", []);
  portal.moved.set(ARTICLE, "/pt-BR/login");
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(KEPT);
});

test("offline pages: with data saver on, checks only pages stored while the member was paying", async () => {
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
