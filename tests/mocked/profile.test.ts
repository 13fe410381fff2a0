import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailLists, mockNetwork, service } from "../mocks/network";
import { UNDO_TOKEN, UNSUBSCRIBE_TOKEN } from "../mocks/mail-lists";
import { appEnvironment } from "../support/app-environment";
import { openPortal, signInFree, type Portal } from "./portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const STRANGER = "99999999-9999-4999-8999-999999999999";
const OWN_PAGES = ["edit", "personal-info", "account", "password"];

test("the page of the channel's members leads to the channel that the operator named", async () => {
  const { text } = await portal.visit("/pt-BR/app/membership/youtube", { as: signInFree() });
  expect(text).toContain(`href="${appEnvironment.YOUTUBE_CHANNEL_URL}"`);
});

describe("pages that change a member", () => {
  test.each(OWN_PAGES)("%s of somebody else are refused, read or sent", async (page) => {
    const path = `/pt-BR/app/profile/${STRANGER}/${page}`;
    const as = signInFree();
    expect((await portal.visit(path, { as })).status).toBe(403);
    expect((await portal.visit(`${path}.data`, { as })).status).toBe(403);
    const form = { intent: "profile", displayName: "Outro", password: "x" };
    expect((await portal.visit(path, { as, form })).status).toBe(403);
    expect((await portal.visit(`${path}.data`, { as, form })).status).toBe(403);
    const noted = () => service.state.asked.filter((call) => call.endsWith("/refused-page"));
    // Nobody waits for the record: the last one may be on its way.
    await vi.waitUntil(() => noted().length === 4);
  });

  test.each([...OWN_PAGES, ""])("%s send guests to the login", async (page) => {
    const { status, location } = await portal.visit(`/pt-BR/app/profile/${STRANGER}/${page}`);
    expect(status).toBe(302);
    expect(location).toContain("/pt-BR/login?redirect=");
  });
});

describe("a profile", () => {
  test.each([STRANGER, "1", "email", "..%2e"])("of nobody (%s) is a 404", async (id) => {
    const { status } = await portal.visit(`/pt-BR/app/profile/${id}`, { as: signInFree() });
    expect(status).toBe(404);
  });

  test("is a 503 while the service can't say", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/search", { as });
    service.state.outage = "failing";
    const { status } = await portal.visit(`/pt-BR/app/profile/${STRANGER}`, { as });
    expect(status).toBe(503);
  });
});

describe("the link of a mail that stops it", () => {
  const path = `/pt-BR/unsubscribe/${UNSUBSCRIBE_TOKEN}`;

  test("changes nothing when it is opened", async () => {
    const { status, text, headers } = await portal.visit(path);
    expect(status).toBe(200);
    expect(text).toContain("Cancelar estes e-mails");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(mailLists.state.posts).toEqual([]);
  });

  test("stops it by one post of a mail program, without cookies", async () => {
    const { status, text } = await portal.visit(path, {
      form: { "List-Unsubscribe": "One-Click" },
    });
    expect(status).toBe(200);
    expect(text).toContain("notícias");
    expect(mailLists.state).toMatchObject({ frequency: "never", posts: ["unsubscribe"] });
    expect((await portal.visit(path)).text).toContain("Você já não recebe");
  });

  test("is undone from the page it leads to", async () => {
    await portal.visit(path, { form: {}, method: "POST" });
    const { text } = await portal.visit(path, { form: { undo: UNDO_TOKEN } });
    expect(text).toContain("Desfeito");
    expect(mailLists.state.frequency).toBe("weekly");
  });

  test("that is none of ours is a 404 with a way on", async () => {
    const { status, text } = await portal.visit("/pt-BR/unsubscribe/unknown");
    expect(status).toBe(404);
    expect(text).toContain("Não reconhecemos este link");
  });
});
