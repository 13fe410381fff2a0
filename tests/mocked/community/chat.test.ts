import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "../../../contract/account/roles.ts";
import { makeArticle } from "../../factories/content";
import { makeTopic } from "../../factories/forum";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const STRANGER = "99999999-9999-4999-8999-999999999999";
const FREE = roleIds.member;
const messages = "/pt-BR/app/chat/messages";
const hasNew = "/pt-BR/app/chat/has-new-messages";

test("chat: a guest is redirected to the login from every chat page", async () => {
  const image = `/pt-BR/app/chat/images/${STRANGER}`;
  const pages = "/pt-BR/app/chat/shared-pages";
  const talk = `/pt-BR/app/chat/${STRANGER}`;
  for (const path of ["/pt-BR/app/chat", talk, messages, hasNew, image, pages]) {
    const { status, location } = await portal.visit(path);
    expect([path, status]).toEqual([path, 302]);
    expect(location).toContain("/pt-BR/login?redirect=");
  }
});

describe("chat list", () => {
  test("says if it is empty", async () => {
    const { status, text } = await portal.visit("/pt-BR/app/chat", { as: signInFree() });
    expect([status, text.includes("Nenhuma conversa ainda")]).toEqual([200, true]);
  });

  test("says if it is unavailable, and how to try again", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/chat", { as });
    service.state.outage = "failing";
    const { status, text } = await portal.visit("/pt-BR/app/chat", { as });
    expect(status).toBe(200);
    expect(text).toContain("As conversas não estão disponíveis agora");
    expect(text).not.toContain("Nenhuma conversa ainda");
  });
});

describe("conversation", () => {
  test.each([STRANGER, "1", "11111111"])("with an unknown member (%s) is a 404", async (id) => {
    const { status } = await portal.visit(`/pt-BR/app/chat/${id}`, { as: signInFree() });
    expect(status).toBe(404);
  });

  test("with another member starts empty; with oneself is a 404", async () => {
    const [own, other] = [service.signIn({ roleId: FREE }), service.signIn({ roleId: FREE })];
    const as = own.accessToken;
    const path = (directusUserId: string) => `/pt-BR/app/chat/${directusUserId}`;
    const { status, text } = await portal.visit(path(other.directusUserId), { as });
    expect([status, text.includes("Escreva a primeira mensagem")]).toEqual([200, true]);
    expect((await portal.visit(path(own.directusUserId), { as })).status).toBe(404);
  });

  test("is a 503 while the service is unavailable", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/chat", { as });
    service.state.outage = "failing";
    expect((await portal.visit(`/pt-BR/app/chat/${STRANGER}`, { as })).status).toBe(503);
  });
});

describe("chat form", () => {
  test.each<Record<string, string>>([
    {},
    { intent: "send", with: STRANGER, id: "1", message: "Oi" },
    { intent: "read", chatId: STRANGER, sequence: "0" },
    { intent: "leave", chatId: STRANGER },
  ])("%j returns to the page with its error", async (form) => {
    const { status, location } = await portal.visit(messages, { as: signInFree(), form });
    expect([status, location]).toEqual([302, "/pt-BR/app/chat?problem=invalid"]);
  });

  test("accepts a page request only with a member and a start number", async () => {
    const as = signInFree();
    for (const query of ["", "?with=1", `?with=${STRANGER}&skip=-1`, `?with=${STRANGER}&skip=x`]) {
      expect((await portal.visit(messages + query, { as })).status).toBe(400);
    }
    expect((await portal.visit(`${messages}?with=${STRANGER}`, { as })).status).toBe(200);
  });
});

test("chat: the unread state comes from the service and is never cached", async () => {
  const as = signInFree();
  const { status, text, headers } = await portal.visit(hasNew, { as });
  expect([status, text, headers.get("cache-control")]).toEqual([200, "true", "no-store"]);
  service.state.outage = "failing";
  expect((await portal.visit(hasNew, { as })).status).toBe(503);
});

describe("chat picture", () => {
  test("is served with its type alone, to members with access, and is never cached in between", async () => {
    service.state.chatImages.set(STRANGER, Buffer.from("webp").toString("base64"));
    const path = `/pt-BR/app/chat/images/${STRANGER}`;
    const { status, text, headers } = await portal.visit(path, { as: signInFree() });
    expect([status, text]).toEqual([200, "webp"]);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toMatch(/^private/);
  });

  test.each(["1", "../messages", STRANGER])("that does not exist (%s) is a 404", async (id) => {
    const path = `/pt-BR/app/chat/images/${encodeURIComponent(id)}`;
    expect((await portal.visit(path, { as: signInFree() })).status).toBe(404);
  });
});

describe("page card in a message", () => {
  const ask = (...paths: string[]) =>
    `/pt-BR/app/chat/shared-pages?${new URLSearchParams(paths.map((path) => ["path", path]))}`;

  test("shows what its reader may see, and is never cached in between", async () => {
    const article = makeArticle({ slug: "imposto", title: "O imposto", access: "paying" });
    const [topic, hidden] = [makeTopic({ title: "Como mudo?" }), makeTopic({ status: "hidden" })];
    directus.state.database.articles.push(article);
    directus.state.database.forum_posts.push(topic, hidden);
    const paths = ["/pt-BR/app/articles/imposto", `/pt-BR/app/forum/${topic.id}`];
    const pending = ask(...paths, `/pt-BR/app/forum/${hidden.id}`);
    for (const [as, isLocked] of [
      [signInFree(), true],
      [signInPaying(), false],
    ] as const) {
      const { status, text, headers } = await portal.visit(pending, { as });
      expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(JSON.parse(text)).toEqual([
        { path: paths[0], kind: "articles", title: "O imposto", isLocked },
        { path: paths[1], kind: "forum", title: "Como mudo?", isLocked: false },
      ]);
    }
  });

  test("is a 503 while Directus is unavailable", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/chat", { as });
    directus.state.outage = "failing";
    const { status } = await portal.visit(ask("/pt-BR/app/news/trem"), { as });
    expect(status).toBe(503);
  });
});
