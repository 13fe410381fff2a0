import { beforeEach, describe, expect, test, vi } from "vitest";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { directus, mailLists, mockNetwork, service } from "../../mocks/network";
import { UNDO_TOKEN, UNSUBSCRIBE_TOKEN } from "../../mocks/mail-lists";
import { appEnvironment } from "../../support/app-environment";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const STRANGER = "99999999-9999-4999-8999-999999999999";
const OWN_PAGES = ["edit", "personal-info", "account", "password"];

test("YouTube channel page: links to the channel that the operator configured", async () => {
  const { text } = await portal.visit("/pt-BR/app/membership/youtube", { as: signInFree() });
  expect(text).toContain(`href="${appEnvironment.YOUTUBE_CHANNEL_URL}"`);
});

describe("pages that change a profile", () => {
  test.each(OWN_PAGES)("%s of another member are refused, on GET and on POST", async (page) => {
    const path = `/pt-BR/app/profile/${STRANGER}/${page}`;
    const as = signInFree();
    expect((await portal.visit(path, { as })).status).toBe(403);
    expect((await portal.visit(`${path}.data`, { as })).status).toBe(403);
    const form = { intent: "profile", displayName: "Outro", password: "x" };
    expect((await portal.visit(path, { as, form })).status).toBe(403);
    expect((await portal.visit(`${path}.data`, { as, form })).status).toBe(403);
    const noted = () => service.state.asked.filter((call) => call.endsWith("/refused-page"));
    // The log is written without waiting, so the last entry may still be on its way.
    await vi.waitUntil(() => noted().length === 4);
  });

  test.each([...OWN_PAGES, ""])("%s redirect guests to the login", async (page) => {
    const { status, location } = await portal.visit(`/pt-BR/app/profile/${STRANGER}/${page}`);
    expect(status).toBe(302);
    expect(location).toContain("/pt-BR/login?redirect=");
  });
});

describe("profile", () => {
  test.each([STRANGER, "1", "email", "..%2e"])("of an unknown member (%s) is a 404", async (id) => {
    const { status } = await portal.visit(`/pt-BR/app/profile/${id}`, { as: signInFree() });
    expect(status).toBe(404);
  });

  test("is a 503 while the service is unavailable", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/app/search", { as });
    service.state.outage = "failing";
    const { status } = await portal.visit(`/pt-BR/app/profile/${STRANGER}`, { as });
    expect(status).toBe(503);
  });
});

describe("own profile", () => {
  const nobody = { isInDirectory: false, isVolunteer: false };

  /** A member with this bio, hidden from others. */
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

  test("shows saved changes on the next view", async () => {
    const { as, path, read } = member("Vim por amor");
    expect(await read()).toContain("Vim por amor");
    const form = { intent: "profile", bio: "Fiquei pelo queijo", "visibility.bio": "self" };
    expect((await portal.visit(`${path}/edit`, { as, form })).status).toBe(200);
    const text = await read();
    expect(text).toContain("Fiquei pelo queijo");
    expect(text).not.toContain("Vim por amor");
  });

  test("previewed as another viewer follows the visibility settings", async () => {
    const { as, path, read } = member("Vim por amor");
    const form = { intent: "profile", bio: "Vim por amor" };
    expect(await read("?as=member")).not.toContain("Vim por amor");
    await portal.visit(`${path}/edit`, { as, form: { ...form, "visibility.bio": "members" } });
    expect(await read("?as=member")).toContain("Vim por amor");
    await portal.visit(`${path}/edit`, { as, form: { ...form, "visibility.bio": "self" } });
    expect(await read("?as=member")).not.toContain("Vim por amor");
    expect(await read()).toContain("Vim por amor");
  });

  test("is loaded again when Directus reports a change of the member or of files", async () => {
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

  test("is never shown to another member, whose view is loaded each time", async () => {
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

describe("unsubscribe link", () => {
  const path = `/pt-BR/unsubscribe/${UNSUBSCRIBE_TOKEN}`;

  test("changes nothing when it is opened", async () => {
    const { status, text, headers } = await portal.visit(path);
    expect(status).toBe(200);
    expect(text).toContain("Cancelar estes e-mails");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(mailLists.state.posts).toEqual([]);
  });

  test("unsubscribes with one post of a mail program, without cookies", async () => {
    const { status, text } = await portal.visit(path, {
      form: { "List-Unsubscribe": "One-Click" },
    });
    expect(status).toBe(200);
    expect(text).toContain("notícias");
    expect(mailLists.state).toMatchObject({ frequency: "never", posts: ["unsubscribe"] });
    expect((await portal.visit(path)).text).toContain("Você já não recebe");
  });

  test("can be undone from its landing page", async () => {
    await portal.visit(path, { form: {}, method: "POST" });
    const { text } = await portal.visit(path, { form: { undo: UNDO_TOKEN } });
    expect(text).toContain("Desfeito");
    expect(mailLists.state.frequency).toBe("weekly");
  });

  test("that is invalid is a 404 with a link onward", async () => {
    const { status, text } = await portal.visit("/pt-BR/unsubscribe/unknown");
    expect(status).toBe(404);
    expect(text).toContain("Não reconhecemos este link");
  });
});
