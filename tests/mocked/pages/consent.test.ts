import { beforeEach, describe, expect, test } from "vitest";
import { mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, type Answer, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const choose = (choice: string, cookie = "", as?: string) =>
  portal.visit("/pt-BR/consent", {
    form: { choice, redirect: "/pt-BR/privacy" },
    headers: { cookie: jar(cookie, as), "x-portal-client-address": "203.0.113.7" },
  });
const logAgain = (cookie: string, as?: string) =>
  portal.visit("/pt-BR/consent/log", { method: "POST", headers: { cookie: jar(cookie, as) } });
const jar = (cookie: string, as?: string) =>
  [cookie, as && `portal_access=${as}`].filter(Boolean).join("; ");
const cookiesOf = ({ cookies }: Answer) =>
  cookies.map((cookie) => cookie.split(";", 1)[0]).filter((pair) => pair?.includes("consent"));
const visitorOf = (cookies: (string | undefined)[]) => /[0-9a-f-]{36}/.exec(cookies.join())?.[0];

describe("consent choice", () => {
  test("is stored in the browser and logged with its address, without a member", async () => {
    const answer = await choose("accept");
    expect([answer.status, answer.location]).toEqual([302, "/pt-BR/privacy"]);
    const [stored, logged] = cookiesOf(answer);
    expect(stored).toMatch(/^portal_consent=v2\.s1\.i0\.\d{13}\.[0-9a-f-]{36}$/);
    expect(logged).toMatch(/^portal_consent_log=\d{13}\.guest$/);
    const [record] = service.state.consents;
    expect(record).toMatchObject({ memberId: null, address: "203.0.113.7" });
    expect(record?.told).toEqual({
      visitorId: visitorOf([stored]),
      version: "2",
      givenAt: expect.stringMatching(/Z$/) as string,
      choices: { analytics: "accepted", analytics_identity: "refused" },
    });
  });

  test("keeps the browser's id when it changes", async () => {
    const first = cookiesOf(await choose("accept"));
    const second = cookiesOf(await choose("refuse", first.join("; ")));
    expect(visitorOf(second)).toBe(visitorOf(first));
    expect(service.state.consents.map(({ told: received }) => received.choices.analytics)).toEqual([
      "accepted",
      "refused",
    ]);
  });

  test("of a member is logged for the member", async () => {
    const token = signInFree();
    const answer = await choose("refuse", "", token);
    const memberId = service.state.sessions.get(token)?.id;
    expect(service.state.consents).toMatchObject([{ memberId }]);
    expect(cookiesOf(answer)[1]).toMatch(new RegExp(`\\.${memberId?.slice(0, 8)}$`));
  });

  test("with an address outside the portal is refused with the binding text", async () => {
    const answer = await portal.visit("/pt-BR/consent", {
      form: { choice: "accept", redirect: "//evil.example" },
    });
    expect([answer.status, answer.location]).toEqual([400, null]);
    expect(answer.text).toContain("Navigating to an external URL is not allowed by default");
    expect(answer.cookies.join()).not.toContain("portal_consent");
  });
});

describe("consent while the service is unavailable", () => {
  test.each(["failing", "refused"] as const)(
    "(%s) applies and is logged at the next opportunity",
    async (outage) => {
      service.state.outage = outage;
      const answer = await choose("refuse");
      expect(answer.status).toBe(302);
      const [stored, ...others] = cookiesOf(answer);
      expect(stored).toMatch(/^portal_consent=v2\.s0\.i0\./);
      // Without confirmation that the choice was logged, the toast still confirms it.
      expect(others).toEqual(["portal_done=consent"]);
      expect(cookiesOf(await logAgain(stored ?? ""))).toEqual([]);
      service.state.outage = null;
      const again = await logAgain(stored ?? "");
      expect([again.status, cookiesOf(again).length]).toEqual([204, 1]);
      const madeAtMs = Number(/\.(\d{13})\./.exec(stored ?? "")?.[1]);
      expect(service.state.consents.map(({ told: received }) => received.givenAt)).toEqual([
        new Date(madeAtMs).toISOString(),
      ]);
    },
  );
});

describe("consent log", () => {
  test("repeats a choice once after the member logged in", async () => {
    const cookies = cookiesOf(await choose("accept"));
    expect(cookiesOf(await logAgain(cookies.join("; ")))).toEqual([]);
    const token = signInFree();
    const [logged] = cookiesOf(await logAgain(cookies.join("; "), token));
    expect(cookiesOf(await logAgain([cookies[0], logged].join("; "), token))).toEqual([]);
    expect(service.state.consents.map(({ memberId }) => memberId)).toEqual([
      null,
      service.state.sessions.get(token)?.id,
    ]);
  });

  test.each(["", "portal_consent=v2.s1.i1.1.me", "portal_consent=yes"])(
    "gets nothing from a browser without a choice (%j)",
    async (cookie) => {
      expect((await logAgain(cookie)).status).toBe(204);
      expect(service.state.consents).toEqual([]);
    },
  );
});
