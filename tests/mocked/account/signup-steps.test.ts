import { beforeEach, describe, expect, test } from "vitest";
import { makeLegalDocument } from "../../factories/content";
import { makeGrant } from "../../factories/sessions";
import { DRAFT, draftAt } from "../../factories/signup";
import { directus, mockNetwork, signup } from "../../mocks/network";
import { DEVICE_TOKEN } from "../../mocks/service";
import { openPortal, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  directus.state.database.legal_documents.push(
    makeLegalDocument({ slug: "terms-of-service", version: "7" }),
    makeLegalDocument({ slug: "privacy", version: "4" }),
  );
});

const cookie = { cookie: `portal_signup=${DRAFT}` };
const send = (form: Record<string, string>) =>
  portal.visit("/pt-BR/signup", { headers: cookie, form });

const emailForm = {
  step: "email",
  email: "Ana@Example.com",
  acceptsTerms: "on",
  termsVersion: "7",
  privacyVersion: "4",
  topic: "",
};

describe("signup step", () => {
  test("with errors is 400, lists them and makes no request to the service", async () => {
    signup.answer("GET draft", draftAt("name"));
    const { status, text } = await portal.visit("/pt-BR/signup?step=name", {
      headers: cookie,
      form: { step: "name", firstName: "", lastName: "Souza" },
    });
    expect(status).toBe(400);
    expect(text).toContain("Escreva seu nome, com letras.");
    expect(signup.state.calls.map(({ call }) => call)).toEqual(["GET draft"]);
  });

  test("is sent in the service's format, and leads to the next", async () => {
    signup.answer("POST draft/steps", draftAt("email"));
    const { location } = await send({ step: "name", firstName: " Ana ", lastName: "Souza" });
    expect(location).toBe("/pt-BR/signup?step=email");
    expect(signup.state.calls[0]?.body).toEqual({
      step: "name",
      values: { firstName: "Ana", lastName: "Souza" },
    });
  });

  test("that is left keeps its input", async () => {
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

  test("sends the accepted legal versions and the honeypot field", async () => {
    signup.answer("POST draft/steps", draftAt("confirm-email"));
    await send({ ...emailForm, topic: "http://spam.example" });
    expect(signup.state.calls[0]?.body).toEqual({
      step: "email",
      values: {
        email: "ana@example.com",
        acceptsTerms: true,
        termsVersion: "7",
        privacyVersion: "4",
      },
      trap: "http://spam.example",
    });
  });

  test("accepts no legal version that changed meanwhile", async () => {
    signup.answer("GET draft", draftAt("email"));
    const { status, text } = await portal.visit("/pt-BR/signup?step=email", {
      headers: cookie,
      form: { ...emailForm, termsVersion: "6" },
    });
    expect(status).toBe(409);
    expect(text).toContain("Os termos ou a política de privacidade mudaram enquanto isso.");
    expect(signup.state.calls.map(({ call }) => call)).not.toContain("POST draft/steps");
  });

  test("without the terms checkbox is refused", async () => {
    signup.answer("GET draft", draftAt("email"));
    const { acceptsTerms: _, ...form } = emailForm;
    expect((await send(form)).status).toBe(302);
    const { status } = await portal.visit("/pt-BR/signup?step=email", { headers: cookie, form });
    expect(status).toBe(400);
  });

  test("that is sent too often says how long to wait", async () => {
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

  test("during a service outage is 503, and says that nothing is lost", async () => {
    signup.answer("GET draft", draftAt("name"));
    signup.refuse("POST draft/steps", 500, "internal");
    const { status, text } = await portal.visit("/pt-BR/signup?step=name", {
      headers: cookie,
      form: { step: "name", firstName: "Ana", lastName: "Souza" },
    });
    expect(status).toBe(503);
    expect(text).toContain("está salvo");
  });
});

describe("account step of the signup", () => {
  const form = { step: "create-account", password: "queijo derretido com batata" };

  test("logs in, and ends the device's token", async () => {
    signup.answer("POST draft/account", { ...makeGrant(), deviceToken: DEVICE_TOKEN });
    const { status, location, cookies } = await send(form);
    expect([status, location]).toEqual([302, "/pt-BR/signup?step=european-passport"]);
    expect(cookies.join()).toMatch(/portal_access=at_\w+/);
    expect(cookies.join()).toMatch(/portal_signup=; Path=\/; Max-Age=0/);
  });

  test("explains an invalid password, and never shows it", async () => {
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

  test("for an e-mail that meanwhile has an account leads to the login", async () => {
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
