import { beforeEach, describe, expect, test } from "vitest";
import { mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

/** A click in webmail: the browser omits the strict cookie and reports the request as cross-site. */
const fromMail = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
const PATH = "/pt-BR/app/forum?sort=new";

describe("link from another site", () => {
  test("passes through the bounce page, which navigates with the cookie", async () => {
    const first = await portal.visit(PATH, { headers: fromMail });
    expect(first.status).toBe(302);
    const door = first.location ?? "";
    expect(door).toBe(`/pt-BR/continue?redirect=${encodeURIComponent(PATH)}`);
    const page = await portal.visit(door, { headers: fromMail });
    expect(page.status).toBe(200);
    expect(page.text).toContain(`content="0;url=${PATH}"`);
    const last = await portal.visit(PATH, { as: signInFree() });
    expect(last.status).toBe(200);
  });

  test("ends at the login for a guest and does not loop", async () => {
    const { location } = await portal.visit(PATH, {
      headers: { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" },
    });
    expect(location).toBe(`/pt-BR/login?redirect=${encodeURIComponent(PATH)}`);
  });

  test("is answered directly if it carries the cookie", async () => {
    expect((await portal.visit(PATH, { headers: fromMail, as: signInFree() })).status).toBe(200);
  });

  test("is sent to the login if a script of another site fetches it", async () => {
    const { location } = await portal.visit(PATH, {
      headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
    });
    expect(location).toMatch(/^\/pt-BR\/login/);
  });
});

describe("bounce page", () => {
  test.each([
    "//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\\evil.example",
    "",
  ])("never leads to %j", async (redirect) => {
    const { text } = await portal.visit(
      `/pt-BR/continue?redirect=${encodeURIComponent(redirect)}`,
      { headers: fromMail },
    );
    expect(text).toContain('content="0;url=/pt-BR/app"');
  });

  test("escapes its address as text", async () => {
    const hostile = '/pt-BR/app?q="><script>alert(1)</script>&x';
    const { text } = await portal.visit(`/pt-BR/continue?redirect=${encodeURIComponent(hostile)}`, {
      headers: fromMail,
    });
    expect(text).not.toContain("<script>");
    expect(text).not.toContain('q="');
  });

  test("is never cached", async () => {
    const { headers } = await portal.visit("/pt-BR/continue", { headers: fromMail });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
