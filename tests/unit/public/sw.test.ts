import { beforeEach, expect, test } from "vitest";
import {
  ARTICLES,
  dispatch,
  HOME,
  NEWS,
  portal,
  pressHeart,
  saved,
  startWorker,
  visit,
} from "./started-worker.ts";

beforeEach(startWorker);

const everyFavorite = [
  `${ARTICLES}/favorites`,
  `${ARTICLES}/two`,
  `${NEWS}/favorites`,
  `${NEWS}/one`,
];

test("service worker: stores the favorites of every area, each with the pages of its list", async () => {
  await visit(HOME);
  expect(saved()).toEqual(everyFavorite);
});

test("service worker: deletes a removed favorite, but none of another area", async () => {
  await visit(HOME);
  portal.pages.set(`${NEWS}/favorites`, []);
  await pressHeart();
  await visit(HOME);
  expect(saved()).toEqual(everyFavorite.filter((path) => path !== `${NEWS}/one`));
});

test("service worker: reloads a failed list at the next page", async () => {
  await visit(HOME);
  portal.pages.delete(`${NEWS}/favorites`);
  await pressHeart();
  await visit(HOME);
  portal.pages.set(`${NEWS}/favorites`, [`${NEWS}/one`, `${NEWS}/three`]).set(`${NEWS}/three`, []);
  await visit(HOME);
  expect(saved()).toEqual([...everyFavorite, `${NEWS}/three`].sort());
});

test("service worker: does not reload recent lists without a change", async () => {
  await visit(HOME);
  portal.fetched = [];
  await visit(HOME);
  // A list that failed is tried again.
  expect(portal.fetched.filter((path) => portal.pages.has(path))).toEqual([]);
});

const push = (message: object | null) =>
  dispatch("push", { data: message && { json: () => message } });
const click = (path: string) =>
  dispatch("notificationclick", { notification: { close: () => {}, data: { path } } });

test("service worker: shows a push notification with kind and title, linked to its path", async () => {
  const path = "/pt-BR/app/support/7";
  await push({ kind: "Suporte", title: "O suporte respondeu", path, tag: "tickets:t1" });
  expect(portal.shown).toEqual([
    expect.objectContaining({ title: "O suporte respondeu", body: "Suporte", tag: "tickets:t1" }),
  ]);
  await click(portal.shown[0]?.data.path ?? "");
  expect(portal.opened).toEqual([`https://portal.example${path}`]);
});

test("service worker: shows a push without a message, linked to the list", async () => {
  await push(null);
  expect(portal.shown).toMatchObject([
    { title: "Portal Suíça", data: { path: "/pt-BR/app/notifications" } },
  ]);
});

test("service worker: a notification focuses its open tab, and never leaves the portal", async () => {
  portal.tabs = [`https://portal.example${HOME}`, `https://portal.example${NEWS}/one?x=1`];
  await click(`${NEWS}/one`);
  await click("https://elsewhere.example/");
  expect(portal.opened).toEqual([
    `tab https://portal.example${NEWS}/one?x=1`,
    "https://portal.example/pt-BR/app/notifications",
  ]);
});

test("service worker: a notification for another anchor opens its own tab", async () => {
  const topic = "https://portal.example/pt-BR/app/forum/7";
  portal.tabs = [`${topic}#comentario-1`];
  await click("/pt-BR/app/forum/7#comentario-2");
  await click("/pt-BR/app/forum/7#comentario-1");
  expect(portal.opened).toEqual([`${topic}#comentario-2`, `tab ${topic}#comentario-1`]);
});

test("service worker: sends a changed push subscription to the portal", async () => {
  portal.pages.set("/pt-BR/app/notifications/devices.data", []);
  await dispatch("pushsubscriptionchange", { oldSubscription: { options: {} } });
  await dispatch("pushsubscriptionchange", { oldSubscription: null });
  expect(portal.sent).toEqual([
    {
      path: "/pt-BR/app/notifications/devices.data",
      body: "intent=on&endpoint=https%3A%2F%2Ffcm.googleapis.com%2Ffcm%2Fsend%2Fnew&p256dh=B&auth=a",
    },
  ]);
});
