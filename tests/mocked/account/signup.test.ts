import { beforeEach, describe, expect, test } from "vitest";
import { makeSignupText } from "../../factories/content";
import { DRAFT, draftAt } from "../../factories/signup";
import { directus, mockNetwork, signup } from "../../mocks/network";
import { openPortal, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const cookie = { cookie: `portal_signup=${DRAFT}` };
const read = (step: string) => portal.visit(`/pt-BR/signup?step=${step}`, { headers: cookie });
const send = (form: Record<string, string>) =>
  portal.visit("/pt-BR/signup", { headers: cookie, form });

describe("start of the signup", () => {
  test("is open to everyone, shows the price, and sets no signup cookie", async () => {
    const { status, text, cookies } = await portal.visit("/pt-BR/signup");
    expect(status).toBe(200);
    expect(text).toContain("Começar");
    expect(text).toMatch(/CHF.9\.90/);
    expect(cookies.join()).not.toContain("portal_signup");
  });

  test("shows the editors' texts, or its own if there are none", async () => {
    const before = await portal.visit("/pt-BR/signup");
    expect(before.text).toContain("Seu caminho para a Suíça, com os pés no chão");
    directus.state.database.signup_texts.push(
      makeSignupText({ title: "Bem-vinda, gente" }),
      makeSignupText({ step: "name", title: "Outro passo" }),
      makeSignupText({ title: "Rascunho", status: "draft" }),
    );
    portal.portal.cmsChanged("signup_texts", []);
    const { text } = await portal.visit("/pt-BR/signup");
    expect(text).toContain("Bem-vinda, gente");
    expect(text).toContain("Um relatório honesto.");
    expect(text).not.toMatch(/Outro passo|Rascunho/);
  });

  test("stores a token for thirty days, unreadable for scripts and other sites", async () => {
    signup.answer("POST drafts", { token: DRAFT, signup: draftAt("name") });
    const { status, location, cookies } = await portal.visit("/pt-BR/signup", {
      form: { step: "intro", ref: "feira26" },
      headers: { "x-portal-client-address": "203.0.113.7" },
    });
    expect([status, location]).toEqual([302, "/pt-BR/signup?step=name"]);
    expect(cookies).toContain(
      `portal_signup=${DRAFT}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly`,
    );
    const [call] = signup.state.calls;
    expect(call?.body).toEqual({ referral: "feira26" });
    expect(call?.headers.get("x-portal-client-address")).toBe("203.0.113.7");
  });

  test("keeps the campaign code from the landing page on", async () => {
    const landing = await portal.visit("/pt-BR?ref=feira26");
    expect(landing.text).toContain('href="/pt-BR/signup?ref=feira26"');
    const { text } = await portal.visit("/pt-BR/signup?ref=feira26");
    expect(text).toMatch(/name="ref" value="feira26"/);
  });

  test.each(['"><script>', "UPPER", "a", "way-too-long-for-a-code"])(
    "refuses a code like %j",
    async (ref) => {
      signup.answer("POST drafts", { token: DRAFT, signup: draftAt("name") });
      await portal.visit("/pt-BR/signup", { form: { step: "intro", ref } });
      expect(signup.state.calls[0]?.body).toEqual({ referral: null });
      const landing = await portal.visit(`/pt-BR?ref=${encodeURIComponent(ref)}`);
      expect(landing.text).toContain('href="/pt-BR/signup"');
    },
  );
});

describe("order of the signup", () => {
  test("comes from the service: any other step redirects to the current one", async () => {
    signup.answer("GET draft", draftAt("name"));
    const { status, location } = await read("create-account");
    expect([status, location]).toEqual([302, "/pt-BR/signup?step=name"]);
    expect(signup.state.calls[0]).toMatchObject({ call: "GET draft", step: "create-account" });
    expect(signup.state.calls[0]?.headers.get("x-portal-signup")).toBe(DRAFT);
  });

  test.each(["name", "payment", "welcome", "report"])(
    "starts at the introduction on a device without a signup (%s)",
    async (step) => {
      const { status, location } = await portal.visit(`/pt-BR/signup?step=${step}`);
      expect([status, location]).toEqual([302, "/pt-BR/signup"]);
    },
  );

  test.each(["signup.step_ahead", "signup.step_closed", "signup.no_draft"])(
    "returns to the wizard from a step refused as %s",
    async (code) => {
      signup.refuse("POST draft/steps", 409, code);
      const { status, location } = await send({
        step: "name",
        firstName: "Ana",
        lastName: "Souza",
      });
      expect([status, location]).toEqual([302, "/pt-BR/signup"]);
    },
  );

  test("asks an account holder to log in, and comes back", async () => {
    signup.answer("GET draft", draftAt("create-account", { hasAccount: true }));
    const { location } = await read("create-account");
    expect(location).toBe("/pt-BR/login?redirect=%2Fpt-BR%2Fsignup");
  });

  test("shows a draft's answers, never its token", async () => {
    signup.answer("GET draft", draftAt("name"));
    const { text } = await read("name");
    expect(text).toContain('value="Ana"');
    expect(text).not.toContain(DRAFT);
  });
});
