import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "../../contract/roles.ts";
import { makeArticle } from "../factories/content";
import { makeTopic } from "../factories/forum";
import { directus, mockNetwork, service } from "../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "./portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const STRANGER = "99999999-9999-4999-8999-999999999999";
const FREE = roleIds.member;
const messages = "/pt-BR/app/chat/messages";
const hasNew = "/pt-BR/app/chat/has-new-messages";

test("a guest is sent to the login from every chat page", async () => {
  const image = `/pt-BR/app/chat/images/${STRANGER}`;
  const pages = "/pt-BR/app/chat/shared-pages";
  const talk = `/pt-BR/app/chat/${STRANGER}`;
  for (const path of ["/pt-BR/app/chat", talk, messages, hasNew, image, pages]) {
    const { status, location } = await portal.visit(path);
    expect([path, status]).toEqual([path, 302]);
    expect(location).toContain("/pt-BR/login?redirect=");
  }
});

describe("the list", () => {
  test("says that there is nothing yet", async () => {
    const { status, text } = await portal.visit("/pt-BR/app/chat", { as: signInFree() });
    expect([status, text.includes("Nenhuma conversa ainda")]).toEqual([200, true]);
  });

  test("says when it can't be had, and how to try again", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/chat", { as });
    service.state.outage = "failing";
    const { status, text } = await portal.visit("/pt-BR/app/chat", { as });
    expect(status).toBe(200);
    expect(text).toContain("As conversas não estão disponíveis agora");
    expect(text).not.toContain("Nenhuma conversa ainda");
  });
});

describe("a conversation", () => {
  test.each([STRANGER, "1", "11111111"])("with nobody (%s) is a 404", async (id) => {
    const { status } = await portal.visit(`/pt-BR/app/chat/${id}`, { as: signInFree() });
    expect(status).toBe(404);
  });

  test("with another member begins empty, with oneself not at all", async () => {
    const [own, other] = [service.signIn({ roleId: FREE }), service.signIn({ roleId: FREE })];
    const as = own.accessToken;
    const path = (directusUserId: string) => `/pt-BR/app/chat/${directusUserId}`;
    const { status, text } = await portal.visit(path(other.directusUserId), { as });
    expect([status, text.includes("Escreva a primeira mensagem")]).toEqual([200, true]);
    expect((await portal.visit(path(own.directusUserId), { as })).status).toBe(404);
  });

  test("is a 503 while the service can't say", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/chat", { as });
    service.state.outage = "failing";
    expect((await portal.visit(`/pt-BR/app/chat/${STRANGER}`, { as })).status).toBe(503);
  });
});

describe("what is sent", () => {
  test.each<Record<string, string>>([
    {},
    { intent: "send", with: STRANGER, id: "1", message: "Oi" },
    { intent: "read", chatId: STRANGER, sequence: "0" },
    { intent: "leave", chatId: STRANGER },
  ])("%j goes back to the page with its problem", async (form) => {
    const { status, location } = await portal.visit(messages, { as: signInFree(), form });
    expect([status, location]).toEqual([302, "/pt-BR/app/chat?problem=invalid"]);
  });

  test("asks for a page only of somebody and from a number on", async () => {
    const as = signInFree();
    for (const query of ["", "?with=1", `?with=${STRANGER}&skip=-1`, `?with=${STRANGER}&skip=x`]) {
      expect((await portal.visit(messages + query, { as })).status).toBe(400);
    }
    expect((await portal.visit(`${messages}?with=${STRANGER}`, { as })).status).toBe(200);
  });
});

test("whether something is new is told as the service says it, and kept by nobody", async () => {
  const as = signInFree();
  const { status, text, headers } = await portal.visit(hasNew, { as });
  expect([status, text, headers.get("cache-control")]).toEqual([200, "true", "no-store"]);
  service.state.outage = "failing";
  expect((await portal.visit(hasNew, { as })).status).toBe(503);
});

describe("a picture", () => {
  test("is shown by its type alone, to who may see it, and kept by nobody between", async () => {
    service.state.chatImages.set(STRANGER, Buffer.from("webp").toString("base64"));
    const path = `/pt-BR/app/chat/images/${STRANGER}`;
    const { status, text, headers } = await portal.visit(path, { as: signInFree() });
    expect([status, text]).toEqual([200, "webp"]);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toMatch(/^private/);
  });

  test.each(["1", "../messages", STRANGER])("that there is not (%s) is a 404", async (id) => {
    const path = `/pt-BR/app/chat/images/${encodeURIComponent(id)}`;
    expect((await portal.visit(path, { as: signInFree() })).status).toBe(404);
  });
});

describe("pages that messages name", () => {
  const ask = (...paths: string[]) =>
    `/pt-BR/app/chat/shared-pages?${new URLSearchParams(paths.map((path) => ["path", path]))}`;

  test("are told by what their reader may know, and kept by nobody between", async () => {
    const article = makeArticle({ slug: "imposto", title: "O imposto", access: "paying" });
    const [topic, hidden] = [makeTopic({ title: "Como mudo?" }), makeTopic({ status: "hidden" })];
    directus.state.database.articles.push(article);
    directus.state.database.forum_posts.push(topic, hidden);
    const paths = ["/pt-BR/app/articles/imposto", `/pt-BR/app/forum/${topic.id}`];
    const asked = ask(...paths, `/pt-BR/app/forum/${hidden.id}`);
    for (const [as, isLocked] of [
      [signInFree(), true],
      [signInPaying(), false],
    ] as const) {
      const { status, text, headers } = await portal.visit(asked, { as });
      expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(JSON.parse(text)).toEqual([
        { path: paths[0], kind: "articles", title: "O imposto", isLocked },
        { path: paths[1], kind: "forum", title: "Como mudo?", isLocked: false },
      ]);
    }
  });

  test("wait while Directus is away", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/chat", { as });
    directus.state.outage = "failing";
    const { status } = await portal.visit(ask("/pt-BR/app/news/trem"), { as });
    expect(status).toBe(503);
  });
});
