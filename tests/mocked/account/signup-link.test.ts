import { beforeEach, describe, expect, test } from "vitest";
import { DRAFT } from "../../factories/signup";
import { mockNetwork, signup } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

const LINK = "L".repeat(43);

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

describe("mailed signup link", () => {
  const path = `/pt-BR/confirm-email/${LINK}`;
  const valid = {
    state: "valid",
    email: "ana@example.com",
    firstName: "Ana",
    startedAt: "2026-11-21T12:00:00.000Z",
  };

  test("confirms nothing when it is opened, and leaks no referrer", async () => {
    signup.answer("POST links/read", valid);
    const { status, text, headers } = await portal.visit(path);
    expect(status).toBe(200);
    expect(text).toContain("Sim, confirmar meu e-mail");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(signup.state.calls.map(({ call }) => call)).toEqual(["POST links/read"]);
  });

  test("confirms by its button, and transfers the draft to another device", async () => {
    signup.answer("POST links/read", { ...valid, state: "used" });
    signup.answer("POST links/use", { deviceToken: DRAFT });
    const { status, text, cookies } = await portal.visit(path, { form: {} });
    expect(status).toBe(200);
    expect(text).toContain("E-mail confirmado");
    expect(cookies.join()).toContain(`portal_signup=${DRAFT}`);
    expect(cookies.join()).not.toContain("portal_access");
  });

  test.each([
    ["expired", "Este link passou do prazo"],
    ["used", "Este link já foi usado"],
    ["replaced", "Há um link mais novo"],
    ["unknown", "Não reconhecemos este link"],
  ])("that is %s says so", async (state, title) => {
    signup.answer("POST links/read", { ...valid, state });
    const shown = await portal.visit(path);
    expect([shown.status, shown.text.includes(title)]).toEqual([200, true]);
    signup.refuse("POST links/use", 410, `mail_token.${state}`);
    const pressed = await portal.visit(path, { form: {} });
    expect([pressed.status, pressed.text.includes(title)]).toEqual([410, true]);
  });

  test.each(["expired", "replaced", "unknown"])(
    "that is %s can be requested again on any device, with the same answer for everyone",
    async (state) => {
      signup.answer("POST links/read", { ...valid, state });
      signup.answer("POST links/resend", null);
      expect((await portal.visit(path)).text).toContain("Pedir outro e-mail");
      const { status, text } = await portal.visit(path, { form: { intent: "resend" } });
      expect(status).toBe(200);
      expect(text).toContain("um novo e-mail está a caminho");
      expect(signup.state.calls.map(({ call }) => call)).not.toContain("POST links/use");
    },
  );

  test("can be requested again only a limited number of times", async () => {
    signup.answer("POST links/read", { ...valid, state: "expired" });
    signup.refuse("POST links/resend", 429, "rate_limited");
    const { status, text } = await portal.visit(path, { form: { intent: "resend" } });
    expect([status, text.includes("Espere um pouco")]).toEqual([429, true]);
  });

  test("that was truncated makes no request", async () => {
    const { status, text } = await portal.visit("/pt-BR/confirm-email/abc");
    expect(status).toBe(200);
    expect(text).toContain("Não reconhecemos este link");
    expect(signup.state.calls).toEqual([]);
  });

  test("is for guests only", async () => {
    const { location } = await portal.visit(path, { as: signInFree() });
    expect(location).toBe("/pt-BR/app");
  });
});
