import { beforeEach, describe, expect, test } from "vitest";
import { makeLegalDocument, makeSignupText } from "../factories/content";
import { makeGrant } from "../factories/sessions";
import { directus, mockNetwork, signup } from "../mocks/network";
import { DEVICE_TOKEN } from "../mocks/service";
import { openPortal, signInFree, type Portal } from "./portal";

mockNetwork();

const DRAFT = "d".repeat(43);
const LINK = "L".repeat(43);

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  directus.state.database.legal_documents.push(
    makeLegalDocument({ slug: "terms-of-service", version: "7" }),
    makeLegalDocument({ slug: "privacy", version: "4" }),
  );
});

const cookie = { cookie: `portal_signup=${DRAFT}` };
const read = (step: string) => portal.visit(`/pt-BR/signup?step=${step}`, { headers: cookie });
const send = (form: Record<string, string>) =>
  portal.visit("/pt-BR/signup", { headers: cookie, form });
const sendAsMember = (form: Record<string, string>) =>
  portal.visit("/pt-BR/signup", { as: signInFree(), form });

function draftAt(step: string, more: object = {}) {
  return {
    shown: { step, place: 1, back: "intro" },
    hasAccount: false,
    answers: {
      firstName: "Ana",
      email: "ana@example.com",
      acceptsTerms: false,
      wantsNewsletter: false,
    },
    resendAt: null,
    ...more,
  };
}

const memberAt = (step: string, more: object = {}) => ({
  shown: { step, place: 5, back: null },
  isBegun: true,
  answers: {},
  ...more,
});

const emailForm = {
  step: "email",
  email: "Ana@Example.com",
  acceptsTerms: "on",
  termsVersion: "7",
  privacyVersion: "4",
  topic: "",
};

describe("the beginning", () => {
  test("is open to everybody, with the price, and sets no cookie of the signup", async () => {
    const { status, text, cookies } = await portal.visit("/pt-BR/signup");
    expect(status).toBe(200);
    expect(text).toContain("Começar");
    expect(text).toMatch(/CHF.9\.90/);
    expect(cookies.join()).not.toContain("portal_signup");
  });

  test("says what editors wrote, and its own words where they wrote nothing", async () => {
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

  test("gives the device a token for thirty days, which scripts and other sites cannot read", async () => {
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

  test("keeps the campaign's code from the landing page on", async () => {
    const landing = await portal.visit("/pt-BR?ref=feira26");
    expect(landing.text).toContain('href="/pt-BR/signup?ref=feira26"');
    const { text } = await portal.visit("/pt-BR/signup?ref=feira26");
    expect(text).toMatch(/name="ref" value="feira26"/);
  });

  test.each(['"><script>', "UPPER", "a", "way-too-long-for-a-code"])(
    "takes no code like %j",
    async (ref) => {
      signup.answer("POST drafts", { token: DRAFT, signup: draftAt("name") });
      await portal.visit("/pt-BR/signup", { form: { step: "intro", ref } });
      expect(signup.state.calls[0]?.body).toEqual({ referral: null });
      const landing = await portal.visit(`/pt-BR?ref=${encodeURIComponent(ref)}`);
      expect(landing.text).toContain('href="/pt-BR/signup"');
    },
  );
});

describe("the order", () => {
  test("is the service's: another step leads to the one that is open", async () => {
    signup.answer("GET draft", draftAt("name"));
    const { status, location } = await read("create-account");
    expect([status, location]).toEqual([302, "/pt-BR/signup?step=name"]);
    expect(signup.state.calls[0]).toMatchObject({ call: "GET draft", step: "create-account" });
    expect(signup.state.calls[0]?.headers.get("x-portal-signup")).toBe(DRAFT);
  });

  test.each(["name", "payment", "welcome", "report"])(
    "begins at the introduction on a device without a signup (%s)",
    async (step) => {
      const { status, location } = await portal.visit(`/pt-BR/signup?step=${step}`);
      expect([status, location]).toEqual([302, "/pt-BR/signup"]);
    },
  );

  test.each(["signup.step_ahead", "signup.step_closed", "signup.no_draft"])(
    "a step refused as %s leads back to the wizard",
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

  test("asks who has an account already to log in, and comes back", async () => {
    signup.answer("GET draft", draftAt("create-account", { hasAccount: true }));
    const { location } = await read("create-account");
    expect(location).toBe("/pt-BR/login?redirect=%2Fpt-BR%2Fsignup");
  });

  test("shows a draft's answers, and never its token", async () => {
    signup.answer("GET draft", draftAt("name"));
    const { text } = await read("name");
    expect(text).toContain('value="Ana"');
    expect(text).not.toContain(DRAFT);
  });
});

describe("a step", () => {
  test("with mistakes is 400, says them and asks the service nothing", async () => {
    signup.answer("GET draft", draftAt("name"));
    const { status, text } = await portal.visit("/pt-BR/signup?step=name", {
      headers: cookie,
      form: { step: "name", firstName: "", lastName: "Souza" },
    });
    expect(status).toBe(400);
    expect(text).toContain("Escreva seu nome, com letras.");
    expect(signup.state.calls.map(({ call }) => call)).toEqual(["GET draft"]);
  });

  test("is sent as the service wants it, and leads on", async () => {
    signup.answer("POST draft/steps", draftAt("email"));
    const { location } = await send({ step: "name", firstName: " Ana ", lastName: "Souza" });
    expect(location).toBe("/pt-BR/signup?step=email");
    expect(signup.state.calls[0]?.body).toEqual({
      step: "name",
      values: { firstName: "Ana", lastName: "Souza" },
    });
  });

  test("that is left keeps what was typed", async () => {
    signup.answer("POST draft/steps", draftAt("name"));
    const { location } = await send({
      step: "name",
      intent: "back",
      firstName: "Ana",
      lastName: "",
    });
    expect(location).toBe("/pt-BR/signup?step=intro");
    expect(signup.state.calls[0]?.body).toEqual({
      step: "name",
      values: { firstName: "Ana" },
      isKeptOnly: true,
    });
    expect((await send({ step: "name", intent: "later", firstName: "Ana" })).location).toBe(
      "/pt-BR",
    );
  });

  test("carries the versions in force of what is agreed to, and what a machine filled", async () => {
    signup.answer("POST draft/steps", draftAt("confirm-email"));
    await send({ ...emailForm, topic: "http://spam.example" });
    expect(signup.state.calls[0]?.body).toEqual({
      step: "email",
      values: {
        email: "ana@example.com",
        acceptsTerms: true,
        wantsNewsletter: false,
        termsVersion: "7",
        privacyVersion: "4",
      },
      trap: "http://spam.example",
    });
  });

  test("agrees to nothing that changed meanwhile", async () => {
    signup.answer("GET draft", draftAt("email"));
    const { status, text } = await portal.visit("/pt-BR/signup?step=email", {
      headers: cookie,
      form: { ...emailForm, termsVersion: "6" },
    });
    expect(status).toBe(409);
    expect(text).toContain("Os termos mudaram");
    expect(signup.state.calls.map(({ call }) => call)).not.toContain("POST draft/steps");
  });

  test("without the tick for the terms is not taken", async () => {
    signup.answer("GET draft", draftAt("email"));
    const { acceptsTerms: _, ...form } = emailForm;
    expect((await send(form)).status).toBe(302);
    const { status } = await portal.visit("/pt-BR/signup?step=email", { headers: cookie, form });
    expect(status).toBe(400);
  });

  test("that comes too often says how long to wait", async () => {
    signup.answer("GET draft", draftAt("confirm-email"));
    signup.state.answers.set("POST draft/resend", {
      status: 429,
      body: { statusCode: 429, code: "rate_limited", message: "wait" },
    });
    const { status, text } = await portal.visit("/pt-BR/signup?step=confirm-email", {
      headers: cookie,
      form: { step: "confirm-email", intent: "resend" },
    });
    expect(status).toBe(429);
    expect(text).toContain("Espere um pouco");
  });

  test("of a service in trouble is 503, and says that nothing is lost", async () => {
    signup.answer("GET draft", draftAt("name"));
    signup.refuse("POST draft/steps", 500, "internal");
    const { status, text } = await portal.visit("/pt-BR/signup?step=name", {
      headers: cookie,
      form: { step: "name", firstName: "Ana", lastName: "Souza" },
    });
    expect(status).toBe(503);
    expect(text).toContain("está guardado");
  });
});

describe("the account", () => {
  const form = { step: "create-account", password: "queijo derretido com batata" };

  test("logs in, and the device's token is over", async () => {
    signup.answer("POST draft/account", { ...makeGrant(), deviceToken: DEVICE_TOKEN });
    const { status, location, cookies } = await send(form);
    expect([status, location]).toEqual([302, "/pt-BR/signup?step=european-passport"]);
    expect(cookies.join()).toMatch(/portal_access=at_\w+/);
    expect(cookies.join()).toMatch(/portal_signup=; Path=\/; Max-Age=0/);
  });

  test("tells what is wrong with the password, and never shows it", async () => {
    signup.answer("GET draft", draftAt("create-account"));
    signup.refuse("POST draft/account", 400, "validation_failed", {
      fields: { password: "password.leaked" },
    });
    const { status, text } = await portal.visit("/pt-BR/signup?step=create-account", {
      headers: cookie,
      form,
    });
    expect(status).toBe(400);
    expect(text).toContain("já apareceu em vazamentos");
    expect(text).not.toContain(form.password);
  });

  test("of an e-mail that got one meanwhile leads to the login", async () => {
    signup.answer("GET draft", draftAt("create-account"));
    signup.refuse("POST draft/account", 409, "user.email_taken");
    const { status, text } = await portal.visit("/pt-BR/signup?step=create-account", {
      headers: cookie,
      form,
    });
    expect(status).toBe(409);
    expect(text).toContain("Este e-mail já tem uma conta");
  });
});

describe("a member", () => {
  test.each([
    ["who is through", memberAt("done")],
    ["who never began", memberAt("european-passport", { isBegun: false })],
  ])("%s goes to the app", async (_, answer) => {
    signup.answer("GET member", answer);
    const { location } = await portal.visit("/pt-BR/signup", { as: signInFree() });
    expect(location).toBe("/pt-BR/app");
  });

  test("continues where they stand", async () => {
    signup.answer("GET member", memberAt("job-opportunity"));
    const { location } = await portal.visit("/pt-BR/signup", { as: signInFree() });
    expect(location).toBe("/pt-BR/signup?step=job-opportunity");
  });

  test("answers for themselves alone: no step of a draft, no other member", async () => {
    signup.refuse("POST member/steps", 400, "validation_failed");
    await sendAsMember({ step: "name", firstName: "Ana", lastName: "Souza", userId: "other" });
    const [call] = signup.state.calls;
    expect(call?.call).toBe("POST member/steps");
    expect(call?.headers.get("authorization")).toMatch(/^Bearer at_/);
    expect(call?.body["values"]).toEqual({ firstName: "Ana", lastName: "Souza" });
  });

  test.each(["good-news", "bad-news"])(
    "is led to %s by an address that does not tell",
    async (step) => {
      signup.answer("POST member/steps", memberAt(step));
      const { location } = await sendAsMember({
        step: "commitment",
        hours: "3_5",
        german: "A1",
        french: "A1",
        italian: "A1",
        goals: "job",
      });
      expect(location).toBe("/pt-BR/signup?step=report");
    },
  );

  test("may leave for later, and goes to the app when done", async () => {
    signup.answer("POST member/steps", memberAt("done"));
    const later = await sendAsMember({ step: "commitment", intent: "later", hours: "3_5" });
    expect(later.location).toBe("/pt-BR/app");
    expect((await sendAsMember({ step: "welcome" })).location).toBe("/pt-BR/app");
  });

  test("chooses a plan in the last question, and may go on for free", async () => {
    signup.answer("GET member", memberAt("payment"));
    const { text } = await portal.visit("/pt-BR/signup?step=payment", { as: signInFree() });
    expect(text).toContain("Continuar grátis");
    expect(text).toMatch(/CHF.9\.90/);
  });
});

describe("the link of the mail", () => {
  const path = `/pt-BR/confirm-email/${LINK}`;
  const valid = {
    state: "valid",
    email: "ana@example.com",
    firstName: "Ana",
    startedAt: "2026-11-21T12:00:00.000Z",
  };

  test("confirms nothing when it is opened, and tells nobody where it was", async () => {
    signup.answer("POST links/read", valid);
    const { status, text, headers } = await portal.visit(path);
    expect(status).toBe(200);
    expect(text).toContain("Sim, confirmar meu e-mail");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(signup.state.calls.map(({ call }) => call)).toEqual(["POST links/read"]);
  });

  test("confirms by the button, and gives another device the draft", async () => {
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

  test("that was cut short is not even asked about", async () => {
    const { status, text } = await portal.visit("/pt-BR/confirm-email/abc");
    expect(status).toBe(200);
    expect(text).toContain("Não reconhecemos este link");
    expect(signup.state.calls).toEqual([]);
  });

  test("is for guests", async () => {
    const { location } = await portal.visit(path, { as: signInFree() });
    expect(location).toBe("/pt-BR/app");
  });
});
