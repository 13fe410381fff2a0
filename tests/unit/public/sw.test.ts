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

test("the favorites of every area are kept, each with the pages its list leads to", async () => {
  await visit(HOME);
  expect(saved()).toEqual(everyFavorite);
});

test("what is no favorite any more goes, and takes none of another area along", async () => {
  await visit(HOME);
  portal.pages.set(`${NEWS}/favorites`, []);
  await pressHeart();
  await visit(HOME);
  expect(saved()).toEqual(everyFavorite.filter((path) => path !== `${NEWS}/one`));
});

test("a list that could not be had after a change is asked for again at the next page", async () => {
  await visit(HOME);
  portal.pages.delete(`${NEWS}/favorites`);
  await pressHeart();
  await visit(HOME);
  portal.pages.set(`${NEWS}/favorites`, [`${NEWS}/one`, `${NEWS}/three`]).set(`${NEWS}/three`, []);
  await visit(HOME);
  expect(saved()).toEqual([...everyFavorite, `${NEWS}/three`].sort());
});

test("lists kept a moment ago are not asked for while nothing changes", async () => {
  await visit(HOME);
  portal.fetched = [];
  await visit(HOME);
  expect(portal.fetched).toEqual([]);
});

const push = (message: object | null) =>
  dispatch("push", { data: message && { json: () => message } });
const click = (path: string) =>
  dispatch("notificationclick", { notification: { close: () => {}, data: { path } } });

test("what is pushed is shown with its kind and title, and leads where it says", async () => {
  const path = "/pt-BR/app/support/7";
  await push({ kind: "Suporte", title: "O suporte respondeu", path, tag: "tickets:t1" });
  expect(portal.shown).toEqual([
    expect.objectContaining({ title: "O suporte respondeu", body: "Suporte", tag: "tickets:t1" }),
  ]);
  await click(portal.shown[0]?.data.path ?? "");
  expect(portal.opened).toEqual([`https://portal.example${path}`]);
});

test("a push without a message is shown all the same, and leads to the list", async () => {
  await push(null);
  expect(portal.shown).toMatchObject([
    { title: "Portal Suíça", data: { path: "/pt-BR/app/notifications" } },
  ]);
});

test("a notice leads to the tab that stands there, and never out of the portal", async () => {
  portal.tabs = [`https://portal.example${HOME}`, `https://portal.example${NEWS}/one?x=1`];
  await click(`${NEWS}/one`);
  await click("https://elsewhere.example/");
  expect(portal.opened).toEqual([
    `tab https://portal.example${NEWS}/one?x=1`,
    "https://portal.example/pt-BR/app/notifications",
  ]);
});

test("a tab that stands at another place of the page stays, and the notice has one of its own", async () => {
  const topic = "https://portal.example/pt-BR/app/forum/7";
  portal.tabs = [`${topic}#comentario-1`];
  await click("/pt-BR/app/forum/7#comentario-2");
  await click("/pt-BR/app/forum/7#comentario-1");
  expect(portal.opened).toEqual([`${topic}#comentario-2`, `tab ${topic}#comentario-1`]);
});

test("a browser that changes its address tells the portal the new one", async () => {
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
