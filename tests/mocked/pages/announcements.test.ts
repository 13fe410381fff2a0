import { beforeEach, describe, expect, test } from "vitest";
import { makeAnnouncement } from "../../factories/content";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

const PAGE = "/pt-BR/app/news";
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const DOWN = "No domingo o portal fica fora do ar.";

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

function announce(values: Parameters<typeof makeAnnouncement>[0] = {}) {
  const announcement = makeAnnouncement({ text: DOWN, ...values });
  directus.state.database.announcements.push(announcement);
  return announcement;
}

const dismiss = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  portal.visit("/pt-BR/announcements", { form, headers });
const cookieOf = ({ cookies }: { cookies: string[] }) =>
  cookies.find((each) => each.startsWith("portal_dismissed="))?.split(";", 1)[0] ?? "";

describe("announcement bar", () => {
  test.each([
    ["a free member", () => signInFree(), PAGE],
    ["a paying member", () => signInPaying(), PAGE],
    ["a visitor", () => undefined, "/pt-BR/safety"],
    ["a visitor who logs in", () => undefined, "/pt-BR/login"],
  ])(
    "appears above the page for %s, with a link to its page and a dismiss button",
    async (_, signIn, page) => {
      announce({ url: "/changelog" });
      const as = signIn();
      const { status, text } = await portal.visit(page, as ? { as } : {});
      expect(status).toBe(200);
      expect(text).toMatch(
        new RegExp(`role="status"[^>]*>(?:<!--\\$-->)?<section[^>]*aria-label="Aviso da equipe"`),
      );
      expect(text).toContain(DOWN);
      expect(text).toContain('href="/pt-BR/changelog"');
      expect(text).toContain('aria-label="Dispensar este aviso"');
      expect(text).toContain('action="/pt-BR/announcements"');
    },
  );

  test("comes first as an alert if it is a warning", async () => {
    announce({ text: "Novidade", level: "info" });
    announce({ text: "Manutenção", level: "warning" });
    const { text } = await portal.visit(PAGE, { as: signInFree() });
    expect(text.indexOf("Manutenção")).toBeLessThan(text.indexOf("Novidade"));
    expect(text).toMatch(
      /role="alert"[^>]*>(?:<!--\$-->)?<section[^>]*aria-label="Aviso importante"/,
    );
  });

  test.each([
    ["is a draft", { status: "draft" as const }],
    ["is still to come", { startsAt: inHours(1) }],
    ["is over", { startsAt: inHours(-2), endsAt: inHours(-1) }],
  ])("is hidden if it %s", async (_, values) => {
    announce(values);
    expect((await portal.visit(PAGE, { as: signInFree() })).text).not.toContain(DOWN);
  });

  test("disappears when it ends, without another request to Directus", async () => {
    const { id } = announce({
      startsAt: inHours(-1),
      endsAt: new Date(Date.now() + 1_500).toISOString(),
    });
    const as = signInFree();
    expect((await portal.visit(PAGE, { as })).text).toContain(id);
    const asks = () =>
      directus.state.asked.filter((path) => String(path).includes("announcements"));
    const before = asks().length;
    await expect
      .poll(async () => (await portal.visit(PAGE, { as })).text.includes(id), { timeout: 10_000 })
      .toBe(false);
    expect(asks()).toHaveLength(before);
  });

  test("shows at most two, and none while Directus is unavailable", async () => {
    for (const text of ["Um", "Dois", "Três"]) announce({ text: `Aviso ${text}` });
    const shown = (await portal.visit(PAGE, { as: signInFree() })).text;
    expect(shown.match(/Dispensar este aviso/g)).toHaveLength(2);
    portal = await openPortal();
    directus.state.outage = "failing";
    const { text } = await portal.visit("/pt-BR/safety");
    expect(text).not.toContain("Dispensar este aviso");
  });
});

describe("dismissed announcement", () => {
  test("stays hidden in this browser, one by one, for members and visitors", async () => {
    const [first, second] = [announce({ text: "Primeiro" }), announce({ text: "Segundo" })];
    const as = signInFree();
    const one = cookieOf(await dismiss({ id: first.id }));
    const seen = async (page: string, cookie: string) =>
      (await portal.visit(page, { headers: { cookie } })).text;
    const member = `portal_access=${as}; `;
    for (const [page, who] of [
      [PAGE, member],
      ["/pt-BR/safety", ""],
    ] as const) {
      const text = await seen(page, who + one);
      expect(text).not.toContain("Primeiro");
      expect(text).toContain("Segundo");
    }
    const both = cookieOf(await dismiss({ id: second.id }, { cookie: one }));
    expect(await seen(PAGE, member + both)).not.toContain("Dispensar este aviso");
    expect((await portal.visit(PAGE, { as })).text).toContain("Primeiro");
  });

  test("returns to its page without scripts, and never to another address", async () => {
    const { id } = announce();
    const headers = { accept: "text/html" };
    const back = await dismiss({ id, redirect: "/pt-BR/app/news?query=a" }, headers);
    expect([back.status, back.location]).toEqual([302, "/pt-BR/app/news?query=a"]);
    const away = await dismiss({ id, redirect: "//evil.example" }, headers);
    expect([away.status, away.location]).toEqual([302, "/pt-BR"]);
    expect((await dismiss({ id })).status).toBe(200);
    expect((await dismiss({ id: "x" })).status).toBe(400);
  });

  test("is forgotten before the cookie grows too large", async () => {
    let cookie = "";
    for (let count = 0; count < 25; count++) {
      cookie = cookieOf(await dismiss({ id: crypto.randomUUID() }, { cookie }));
    }
    expect(cookie.split(".")).toHaveLength(20);
  });
});
