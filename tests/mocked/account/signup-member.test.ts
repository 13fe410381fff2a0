import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { makeCategory } from "../../factories/content";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { makePlanStep } from "../../factories/plan";
import { memberAt } from "../../factories/signup";
import { directus, mockNetwork, plan, service, signup } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const sendAsMember = (form: Record<string, string>) =>
  portal.visit("/pt-BR/signup", { as: signInFree(), form });

describe("member in the signup", () => {
  test.each([
    ["who is through", memberAt("done")],
    ["who never began", memberAt("european-passport", { isBegun: false })],
  ])("%s goes to the app", async (_, answer) => {
    signup.answer("GET member", answer);
    const { location } = await portal.visit("/pt-BR/signup", { as: signInFree() });
    expect(location).toBe("/pt-BR/app");
  });

  test("continues at their current step", async () => {
    signup.answer("GET member", memberAt("job-opportunity"));
    const { location } = await portal.visit("/pt-BR/signup", { as: signInFree() });
    expect(location).toBe("/pt-BR/signup?step=job-opportunity");
  });

  test("answers only their own questions, no draft's and no other member's", async () => {
    signup.refuse("POST member/steps", 400, "validation_failed");
    await sendAsMember({ step: "name", firstName: "Ana", lastName: "Souza", userId: "other" });
    const [call] = signup.state.calls;
    expect(call?.call).toBe("POST member/steps");
    expect(call?.headers.get("authorization")).toMatch(/^Bearer at_/);
    expect(call?.body["values"]).toEqual({ firstName: "Ana", lastName: "Souza" });
  });

  test("continues at the current step if the step is unknown, without an outage message", async () => {
    signup.refuse("POST member/steps", 400, "validation_failed");
    signup.answer("GET member", memberAt("job-opportunity"));
    const { status, location } = await sendAsMember({ step: "invented" });
    expect(status).toBe(302);
    expect(location).toBe("/pt-BR/signup");
  });

  test.each(["good-news", "bad-news"])(
    "is redirected to %s by an ambiguous address",
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

  test("who works in Switzerland chooses a permit or withholds it, also without scripts", async () => {
    const form = { step: "job-opportunity", job: "working" };
    signup.answer("GET member", memberAt("job-opportunity"));
    signup.answer("POST member/steps", memberAt("time-to-switzerland"));
    const empty = await portal.visit("/pt-BR/signup?step=job-opportunity", {
      as: signInFree(),
      form: { ...form, permit: "" },
    });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain("Escolha a letra da sua autorização, ou diga que prefere");
    const { location } = await sendAsMember({ ...form, permit: "withheld" });
    expect(location).toBe("/pt-BR/signup?step=time-to-switzerland");
    const sent = signup.state.calls.filter(({ call }) => call === "POST member/steps");
    expect(sent.map(({ body }) => body["values"])).toEqual([{ job: "working", permit: null }]);
  });

  test.each([
    ["working", "Você já mora na Suíça?"],
    ["searching", "Quando você pretende estar na Suíça?"],
  ])("whose work is %s reads one title in page and browser", async (job, title) => {
    signup.answer("GET member", memberAt("time-to-switzerland", { answers: { job } }));
    const { text } = await portal.visit("/pt-BR/signup?step=time-to-switzerland", {
      as: signInFree(),
    });
    expect(text).toContain(`<title>${title} · `);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title.replace("?", "[?]")}</h1>`));
  });

  test("may postpone it, and goes to the app when done", async () => {
    signup.answer("POST member/steps", memberAt("done"));
    const later = await sendAsMember({ step: "commitment", intent: "later", hours: "3_5" });
    expect(later.location).toBe("/pt-BR/app");
    expect((await sendAsMember({ step: "welcome" })).location).toBe("/pt-BR/app");
  });

  test("chooses a plan in the last question, or continues for free", async () => {
    signup.answer("GET member", memberAt("payment"));
    const { text } = await portal.visit("/pt-BR/signup?step=payment", { as: signInFree() });
    expect(text).toContain("Continuar grátis");
    expect(text).toMatch(/CHF.9\.90/);
  });

  test("sees an invalid coupon inside the wizard, and keeps the choice", async () => {
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

describe("last step of the signup", () => {
  const path = "/pt-BR/signup?step=welcome";

  /** A member at this step, with one canton and four topics to choose from. */
  function newcomer(profile: Record<string, unknown> = {}) {
    const member = service.signIn({ roleId: FREE_ROLE_ID });
    directus.state.profiles.set(member.directusUserId, profile);
    directus.state.database.Cantons.push(makeCanton({ id: 22, name: "Vaud" }));
    const names = ["Trabalho", "Moradia", "Impostos", "Vida diária"];
    directus.state.database.categories.push(
      ...names.map((name, at) => makeCategory({ name, slug: `assunto-${at}`, sort: at })),
    );
    signup.answer("GET member", memberAt("welcome"));
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

  test("offers canton, topics and the link to the profile, with the profile's current values", async () => {
    const { as, id } = newcomer({ canton: 22, interests: ["Moradia", "xadrez"] });
    const { text } = await portal.visit(path, { as });
    expect(text).toMatch(/<option value="22" selected[^>]*>Vaud/);
    expect(text).toMatch(/<input[^>]*value="assunto-1"[^>]*checked|checked[^>]*value="assunto-1"/);
    expect(text).not.toMatch(/checked[^>]*value="assunto-0"|value="assunto-0"[^>]*checked/);
    expect(text).toContain(`/app/profile/${id}/edit`);
    expect(text).toContain("Agora não");
  });

  test.each([
    ["there", true],
    ["3_6", false],
  ])("asks a member whose time is %s whether something changed: %s", async (time, isAsked) => {
    const { as } = newcomer();
    signup.answer("GET member", memberAt("welcome", { answers: { time } }));
    const { text } = await portal.visit(path, { as });
    expect(text.includes("Algo mudou na sua vida?")).toBe(isAsked);
    expect(text.includes("/app/plan/situation?ask=jobEnd#event-jobEnd")).toBe(isAsked);
  });

  test("shows the three steps with which the plan begins, by their day", async () => {
    const { as } = newcomer();
    plan.state.arrivalOn = "2030-02-01";
    directus.state.database.plan_steps.push(
      ...[40, 14, 30, 20].map((days) =>
        makePlanStep({ key: `em-${days}`, title: `Passo de ${days}`, ruleJson: { days } }),
      ),
    );
    const { text } = await portal.visit(path, { as });
    const shown = [...text.matchAll(/plan\?step=(em-\d+)"[^>]*>([^<]*)/g)];
    expect(shown.map(([, key, title]) => [key, title])).toEqual([
      ["em-14", "Passo de 14"],
      ["em-20", "Passo de 20"],
      ["em-30", "Passo de 30"],
    ]);
    expect(text).toContain("até 15 de fevereiro de 2030");
  });

  test("saves the choice in the profile, and does not send it to the service", async () => {
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
  ])("can be skipped %s", async (_, fields) => {
    const { as, writes } = newcomer({ interests: ["xadrez"] });
    const { location } = await portal.visit(path, { as, form: fill(fields) });
    expect(location).toBe("/pt-BR/app");
    expect(writes()).toEqual([]);
  });

  test("accepts at most three topics, and keeps the selected ones", async () => {
    const { as, writes, steps } = newcomer();
    const topics = [0, 1, 2, 3].map((at): [string, string] => ["topics", `assunto-${at}`]);
    const { status, text } = await portal.visit(path, { as, form: fill(topics) });
    expect(status).toBe(400);
    expect(text).toContain("Escolha no máximo três assuntos.");
    expect(text).toMatch(/<input[^>]*value="assunto-3"[^>]*checked|checked[^>]*value="assunto-3"/);
    expect([writes(), steps()]).toEqual([[], []]);
  });

  test("continues if the profile can't be loaded", async () => {
    await portal.visit(path, { as: newcomer().as });
    const { as } = newcomer();
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
