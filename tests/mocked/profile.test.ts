import { beforeEach, describe, expect, test, vi } from "vitest";
import { FREE_ROLE_ID } from "../factories/sessions";
import { directus, mailLists, mockNetwork, service } from "../mocks/network";
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

describe("one's own profile", () => {
  const nobody = { isInDirectory: false, isVolunteer: false };

  /** A member whose profile says this; others see none of it. */
  function member(bio: string) {
    const { accessToken: as, directusUserId: id } = service.signIn({ roleId: FREE_ROLE_ID });
    const path = `/pt-BR/app/profile/${id}`;
    const write = (changes: object) =>
      void directus.state.profiles.set(id, { ...nobody, bio, ...changes });
    write({});
    const read = async (query = "", by = as) =>
      (await portal.visit(`${path}${query}`, { as: by })).text;
    return { as, id, path, write, read };
  }
  const asked = () => service.state.asked.filter((call) => call === "POST /graphql").length;

  test("is there as it was saved, at the next look", async () => {
    const { as, path, read } = member("Vim por amor");
    expect(await read()).toContain("Vim por amor");
    const form = { intent: "profile", bio: "Fiquei pelo queijo", "visibility.bio": "self" };
    expect((await portal.visit(`${path}/edit`, { as, form })).status).toBe(200);
    const text = await read();
    expect(text).toContain("Fiquei pelo queijo");
    expect(text).not.toContain("Vim por amor");
  });

  test("as others see it follows who may see what", async () => {
    const { as, path, read } = member("Vim por amor");
    const form = { intent: "profile", bio: "Vim por amor" };
    expect(await read("?as=member")).not.toContain("Vim por amor");
    await portal.visit(`${path}/edit`, { as, form: { ...form, "visibility.bio": "members" } });
    expect(await read("?as=member")).toContain("Vim por amor");
    await portal.visit(`${path}/edit`, { as, form: { ...form, "visibility.bio": "self" } });
    expect(await read("?as=member")).not.toContain("Vim por amor");
    expect(await read()).toContain("Vim por amor");
  });

  test("is asked for again when Directus tells of a change, of the member or of files", async () => {
    const { id, read, write } = member("um");
    await read();
    const before = asked();
    write({ bio: "dois" });
    portal.portal.cmsChanged("directus_users", [STRANGER]);
    expect(await read()).toContain("um</p>");
    expect(asked()).toBe(before);
    portal.portal.cmsChanged("directus_users", [id]);
    expect(await read()).toContain("dois</p>");
    const picture = "5a5a5a5a-5a5a-4a5a-8a5a-5a5a5a5a5a5a";
    write({ avatar: picture });
    portal.portal.cmsChanged("directus_files", [STRANGER]);
    expect(await read()).toContain(picture);
  });

  test("is no other member's, whose look at it is asked for each time", async () => {
    const { id, path, read, write } = member("só minha");
    expect(await read()).toContain("só minha");
    const other = service.signIn({ roleId: FREE_ROLE_ID, firstName: "Aurelinda" });
    expect(await read("", other.accessToken)).not.toContain("só minha");
    write({ visibility: { bio: "members" } });
    expect(await read("", other.accessToken)).toContain("só minha");
    service.relations.blocked.push({ directusUserId: id, fullName: "x" });
    const blocked = await portal.visit(path, { as: other.accessToken });
    expect([blocked.status, blocked.text.includes("só minha")]).toEqual([200, false]);
    expect(await read("?as=member", other.accessToken)).not.toContain("só minha");
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
