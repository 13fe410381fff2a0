import { beforeEach, describe, expect, test } from "vitest";
import { DRAFT, draftAt } from "../../factories/signup";
import { mockNetwork, service, signup } from "../../mocks/network";
import { listDoors } from "../support/doors";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const MADE_UP: [string, [string, string]][] = [
  ["an index without an end", ["email[4000000000]", "x"]],
  ["an index beyond the list", ["links[300000]", "x"]],
  ["a field inside a field", ["email.a.b.c.d", "x"]],
  ["five thousand brackets", ["[".repeat(5_000), "x"]],
  ["five thousand closed brackets", ["a" + "[]".repeat(2_500), "x"]],
  ["half an intent", ["__intent__", "{garbage"]],
  [
    "an intent of its own",
    ["__intent__", '{"type":"update","payload":{"name":"email","index":4000000000,"value":"x"}}'],
  ],
  ["half a state", ["__state__", "{"]],
  ["the prototype", ["__proto__[0]", "x"]],
];

describe.each<[string, Record<string, string>]>([
  ["/pt-BR/login", { email: "ana@example.com", password: "Portal-Demo-2026!" }],
  ["/pt-BR/forgot-password", { email: "ana@example.com" }],
  [
    "/pt-BR/contact",
    {
      email: "ana@example.com",
      topic: "other",
      subject: "Uma pergunta",
      message: "Como eu chego ao portal de onde estou?",
    },
  ],
  ["/pt-BR/signup?step=name", { step: "name", firstName: "Ana", lastName: "Souza" }],
])("form of %s", (path, typed) => {
  const cookie: Record<string, string> = path.includes("signup")
    ? { cookie: `portal_signup=${DRAFT}` }
    : {};

  test.each(MADE_UP)("with %s returns with 400", async (_, made) => {
    signup.answer("GET draft", draftAt("name"));
    const form = [...Object.entries(typed), made] as [string, string][];
    const { status, text } = await portal.visit(path, { headers: cookie, form });
    expect(status).toBe(400);
    expect(text).toContain("<form");
    expect(text.length).toBeLessThan(300_000);
    expect(signup.state.calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
    expect(service.state.asked.filter((call) => call.startsWith("POST"))).toEqual([]);
  });
});

describe("member form with invented fields is a client error", () => {
  test.each<[string, Record<string, string>]>([
    ["profile/{id}/edit", {}],
    ["profile/{id}/personal-info", {}],
    ["profile/{id}/account", {}],
    ["profile/{id}/password", {}],
    ["profile/{id}/data", { intent: "delete", password: "x", mode: "delete", confirmed: "yes" }],
    ["support", {}],
    ["feedback", {}],
    ["membership", { intent: "buy", plan: "month", currency: "chf" }],
    ["membership/youtube", {}],
  ])("%s", async (page, typed) => {
    const as = signInFree();
    const id = service.state.sessions.get(as)?.directusUserId ?? "";
    for (const [, made] of MADE_UP) {
      const form = [...Object.entries(typed), made] as [string, string][];
      const path = `/pt-BR/app/${page.replace("{id}", id)}.data`;
      const { status } = await portal.visit(path, { as, form });
      expect(status, made[0].slice(0, 30)).toBe(400);
    }
  });
});

/** These routes pass everything on to the service, which is not mocked here and does the validation. */
const JUDGED_BY_SERVICE = ["routes/account/login-passkey", "routes/profile/export"];

describe("route with invented fields", () => {
  test.each(MADE_UP)("does not crash at %s", async (_, made) => {
    const doors = listDoors(portal).filter(
      ({ id, hasAction }) => hasAction && !JUDGED_BY_SERVICE.includes(id),
    );
    expect(doors.length).toBeGreaterThan(40);
    const broken: string[] = [];
    for (const { path, isMember } of doors) {
      const as = signInFree();
      const own = service.state.sessions.get(as)?.directusUserId ?? "";
      const address = path.replace("11111111-1111-4111-8111-111111111111", own);
      const { status } = await portal.visit(`${address}.data`, {
        ...(isMember && { as }),
        form: [made],
      });
      // 503 comes from the service, which is not fully mocked.
      if (status >= 500 && status !== 503) broken.push(`${path}: ${status}`);
    }
    expect(broken).toEqual([]);
  });
});
