import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton } from "../factories/cantons";
import { makeCategory } from "../factories/content";
import { FREE_ROLE_ID } from "../factories/sessions";
import { memberAt } from "../factories/signup";
import { directus, mockNetwork, service, signup } from "../mocks/network";
import { openPortal, signInFree, type Portal } from "./portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const sendAsMember = (form: Record<string, string>) =>
  portal.visit("/pt-BR/signup", { as: signInFree(), form });

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

  test("with a step that is none goes on where they stand, and hears of no outage", async () => {
    signup.refuse("POST member/steps", 400, "validation_failed");
    signup.answer("GET member", memberAt("job-opportunity"));
    const { status, location } = await sendAsMember({ step: "invented" });
    expect(status).toBe(302);
    expect(location).toBe("/pt-BR/signup");
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

  test("hears of a wrong coupon inside the wizard, and loses no choice", async () => {
    signup.answer("GET member", memberAt("payment"));
    const { status, text } = await buyInWizard({ coupon: "NADA" });
    expect(status).toBe(400);
    expect(text).toContain("Este cupom não existe ou não vale mais");
    expect(text).toContain("Escolha como participar");
    expect(text).toMatch(/<input[^>]*checked=""[^>]*value="year"/);
    expect(text).toMatch(/<input[^>]*value="NADA"/);
  });

  test("goes to the payment from inside the wizard", async () => {
    signup.answer("GET member", memberAt("payment"));
    const { status, text } = await buyInWizard({});
    expect(status).toBe(200);
    expect(text).toContain('href="https://checkout.example/1"');
  });

  const buyInWizard = (more: Record<string, string>) =>
    portal.visit("/pt-BR/signup?step=payment", {
      as: signInFree(),
      form: {
        intent: "buy",
        returnTo: "signup",
        formKey: "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f",
        plan: "year",
        currency: "chf",
        ...more,
      },
    });
});

describe("the last step", () => {
  const path = "/pt-BR/signup?step=welcome";

  /** A member who stands there, with one canton and four topics to choose from. */
  function newcomer(profile: Record<string, unknown> = {}) {
    const member = service.signIn({ roleId: FREE_ROLE_ID });
    directus.state.profiles.set(member.directusUserId, profile);
    directus.state.database.Cantons.push(makeCanton({ id: 22, name: "Vaud" }));
    const names = ["Trabalho", "Moradia", "Impostos", "Vida diária"];
    directus.state.database.categories.push(
      ...names.map((name, at) => makeCategory({ name, slug: `assunto-${at}`, sort: at })),
    );
    signup.answer("GET member", memberAt("welcome"));
    signup.answer("GET member/report", { report: null, hasChanged: false, answers: {} });
    signup.answer("POST member/steps", memberAt("done"));
    return {
      as: member.accessToken,
      id: member.directusUserId,
      profile: () => directus.state.profiles.get(member.directusUserId),
      writes: () => directus.state.asked.filter((call) => call.startsWith("PATCH")),
      steps: () => signup.state.calls.filter(({ call }) => call === "POST member/steps"),
    };
  }

  const fill = (fields: [string, string][]) => [
    ["step", "welcome"] as [string, string],
    ["choices", "shown"] as [string, string],
    ...fields,
  ];

  test("offers canton, topics and the way to the own profile, as it stands there", async () => {
    const { as, id } = newcomer({ canton: 22, interests: ["Moradia", "xadrez"] });
    const { text } = await portal.visit(path, { as });
    expect(text).toMatch(/<option value="22" selected[^>]*>Vaud/);
    expect(text).toMatch(/<input[^>]*value="assunto-1"[^>]*checked|checked[^>]*value="assunto-1"/);
    expect(text).not.toMatch(/checked[^>]*value="assunto-0"|value="assunto-0"[^>]*checked/);
    expect(text).toContain(`/app/profile/${id}/edit`);
    expect(text).toContain("Agora não");
  });

  test("writes what is chosen into the own profile, and tells the service nothing of it", async () => {
    const { as, profile, steps } = newcomer({ interests: ["xadrez"] });
    const form = fill([
      ["canton", "22"],
      ["topics", "assunto-0"],
      ["topics", "assunto-3"],
    ]);
    const { location } = await portal.visit(path, { as, form });
    expect(location).toBe("/pt-BR/app");
    expect(profile()).toEqual({ canton: 22, interests: ["xadrez", "Trabalho", "Vida diária"] });
    expect(steps().map(({ body }) => body["values"])).toEqual([{}]);
  });

  test.each<[string, [string, string][]]>([
    [
      "by its button, whatever is ticked",
      [
        ["intent", "skip"],
        ["topics", "assunto-0"],
      ],
    ],
    ["by choosing nothing", [["canton", ""]]],
  ])("may be skipped %s", async (_, fields) => {
    const { as, writes } = newcomer({ interests: ["xadrez"] });
    const { location } = await portal.visit(path, { as, form: fill(fields) });
    expect(location).toBe("/pt-BR/app");
    expect(writes()).toEqual([]);
  });

  test("takes three topics at most, and keeps what was ticked", async () => {
    const { as, writes, steps } = newcomer();
    const topics = [0, 1, 2, 3].map((at): [string, string] => ["topics", `assunto-${at}`]);
    const { status, text } = await portal.visit(path, { as, form: fill(topics) });
    expect(status).toBe(400);
    expect(text).toContain("Escolha no máximo três assuntos.");
    expect(text).toMatch(/<input[^>]*value="assunto-3"[^>]*checked|checked[^>]*value="assunto-3"/);
    expect([writes(), steps()]).toEqual([[], []]);
  });

  test("leads on past a profile that can't be read", async () => {
    const { as } = newcomer();
    await portal.visit(path, { as });
    directus.state.outage = "failing";
    const shown = await portal.visit(path, { as });
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain("Assuntos para seguir");
    const chosen = await portal.visit(path, { as, form: fill([["topics", "assunto-0"]]) });
    expect(chosen.status).toBe(503);
    expect(chosen.text).toContain("Suas escolhas não foram guardadas");
    const { location } = await portal.visit(path, { as, form: { step: "welcome" } });
    expect(location).toBe("/pt-BR/app");
  });
});
