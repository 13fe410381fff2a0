import { beforeEach, describe, expect, test } from "vitest";
import { subDays } from "date-fns";
import { zurichDay } from "~/i18n/format";
import { makeCanton } from "../../factories/cantons";
import { makeCategory, makeNews } from "../../factories/content";
import { makeMemberPlanStep, makePlanStep } from "../../factories/plan";
import { makeTopic } from "../../factories/forum";
import { makeNotification, makeReadState } from "../../factories/member-rows";
import {
  makeClassProgress,
  makeCourse,
  makeCourseClass,
  makeCourseModule,
  makeEnrollment,
} from "../../factories/courses";
import { FREE_ROLE_ID, PAYING_ROLE_ID } from "../../factories/sessions";
import { memberAt } from "../../factories/signup";
import { directus, mockNetwork, plan, service, signup } from "../../mocks/network";
import { openPortal, publishNews, type Portal } from "../support/portal";

mockNetwork();

const HOME = "/pt-BR/app";
const RENT = 1_987;

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  directus.state.database.Cantons.push(
    makeCanton({ id: 22, cantonCode: "VD", name: "Vaud", averageRentPrice: RENT }),
  );
});

const answers = {
  passport: "yes",
  job: "contract",
  time: "under_3",
  cantons: ["VD"],
  goals: ["housing"],
};

function member(roleId: string, profile: Record<string, unknown> = {}) {
  const { accessToken, directusUserId } = service.signIn({ roleId });
  directus.state.profiles.set(directusUserId, profile);
  return { as: accessToken, id: directusUserId };
}

/** A course of two classes, one of them completed, and its member. */
function begin(more: { isHidden?: boolean; completedAt?: string } = {}) {
  const { as, id } = member(FREE_ROLE_ID);
  const { database } = directus.state;
  const course = makeCourse({ slug: "alemao", title: "Alemão para começar" });
  const module = makeCourseModule({ course: course.id, slug: "um" });
  const classes = ["a", "b"].map((slug, sort) =>
    makeCourseClass({ module: module.id, slug, sort, title: `Aula ${slug}`, date_created: null }),
  );
  const [first, second] = classes;
  database.courses.push(course);
  database.course_modules.push(module);
  database.course_classes.push(...classes);
  database.class_progress.push(makeClassProgress({ class: first?.id ?? "", user_created: id }));
  const mine = { course: course.id, lastClass: first?.id ?? null, user_created: id };
  const seen = { date_updated: "2026-10-10T00:00:00Z" };
  database.enrollments.push(makeEnrollment({ ...mine, ...seen, ...more }));
  return { as, first, second };
}

describe("course on the home page", () => {
  const GO_ON = "Continue aprendendo";

  test("shows the progress and the next class", async () => {
    const { as } = begin();
    const { text } = await portal.visit(HOME, { as });
    expect(text).toContain(GO_ON);
    expect(text).toContain("1 de 2 aulas · 50%");
    expect(text).toContain('href="/pt-BR/app/courses/alemao/um/b"');
    expect(text).not.toContain("desde a sua última visita");
  });

  test("shows new content since the last visit to the course", async () => {
    const { as, second } = begin();
    Object.assign(second ?? {}, { date_created: "2026-10-11T00:00:00Z" });
    expect((await portal.visit(HOME, { as })).text).toContain(
      "1 aula nova desde a sua última visita",
    );
  });

  test("is missing while it is hidden, and after its completion until a class changes", async () => {
    const text = async (as: string) => (await portal.visit(HOME, { as })).text;
    expect(await text(begin({ isHidden: true }).as)).not.toContain(GO_ON);
    const done = begin({ completedAt: "2026-10-09T00:00:00Z" });
    expect(await text(done.as)).not.toContain(GO_ON);
    portal = await openPortal();
    Object.assign(done.first ?? {}, { date_updated: "2026-10-12T00:00:00Z" });
    expect(await text(done.as)).toContain("1 aula mudou desde que você concluiu");
  });
});

describe("home page of a member", () => {
  test("shows the next open steps of the plan, counted from its saved day", async () => {
    signup.answer("GET member", memberAt("done", { answers }));
    const [first, second] = [
      makePlanStep({ title: "Registro na comuna" }),
      makePlanStep({ title: "Conta no banco", ruleJson: { days: 20 } }),
    ];
    directus.state.database.plan_steps.push(first, second);
    const { as, id } = member(FREE_ROLE_ID);
    plan.state.arrivalOn = zurichDay(new Date());
    const read = async () => (await portal.visit(HOME, { as })).text;
    expect(await read()).toContain("Registro na comuna");
    directus.state.database.member_plan_steps.push(
      makeMemberPlanStep({ step: first.id, user_created: id, doneOn: zurichDay(new Date()) }),
    );
    portal.portal.cmsChanged("member_plan_steps", []);
    const after = await read();
    expect(after).not.toContain("Registro na comuna");
    expect(after).toContain("faltam 20 dias");
  });

  test("asks members in Switzerland about life changes until they enter a date", async () => {
    const asked = async (time: string) => {
      signup.answer("GET member", memberAt("done", { answers: { ...answers, time } }));
      const { text } = await portal.visit(HOME, { as: member(FREE_ROLE_ID).as });
      return text.includes("Algo mudou na sua vida?");
    };
    expect(await asked("under_3")).toBe(false);
    expect(await asked("there")).toBe(true);
    plan.state.events = { jobEnd: "2030-01-31" };
    expect(await asked("there")).toBe(false);
  });

  test("links to the postponed signup step, the report, the dates and the canton", async () => {
    directus.state.database.plan_steps.push(makePlanStep({ title: "Registro na comuna" }));
    signup.answer("GET member", memberAt("commitment", { answers }));
    const { as, id } = member(PAYING_ROLE_ID);
    const { text } = await portal.visit(HOME, { as });
    expect(text).toContain("/pt-BR/signup?step=commitment");
    expect(text).toContain(`/pt-BR/app/profile/${id}/report`);
    expect(text).toContain("Registro na comuna");
    expect(text).toContain("/pt-BR/app/cantons/VD");
    expect(text).toMatch(/1[.’']987/);
  });

  test("shows the newest news about the canton to members with access", async () => {
    signup.answer("GET member", memberAt("done", { answers }));
    const { id } = publishNews({ slug: "de-vaud", title: "Vaud muda o aluguel" });
    directus.state.database.news_cantons.push({ id: 1, news_id: id, Cantons_id: 22 });
    const [paying, free] = [member(PAYING_ROLE_ID), member(FREE_ROLE_ID)];
    const { text } = await portal.visit(HOME, { as: paying.as });
    const [, list = ""] = /aria-label="Notícias do seu cantão: Vaud">(.*?)<\/ul>/.exec(text) ?? [];
    expect(list).toContain('href="/pt-BR/app/news/de-vaud"');
    expect((await portal.visit(HOME, { as: free.as })).text).not.toContain(
      "Notícias do seu cantão: Vaud",
    );
  });

  test("hides canton figures from members without access", async () => {
    signup.answer("GET member", memberAt("done", { answers }));
    const { as: paying } = member(PAYING_ROLE_ID);
    await portal.visit(HOME, { as: paying });
    const { text } = await portal.visit(HOME, { as: member(FREE_ROLE_ID).as });
    expect(text).toContain("Seu cantão: Vaud");
    expect(text).not.toMatch(/1[.’']?987/);
    expect(text).not.toContain("ficou pela metade");
  });

  test("starts with the topics followed in the profile, otherwise with the goals", async () => {
    const [housing, health] = [
      makeCategory({ slug: "moradia", name: "Moradia" }),
      makeCategory({ slug: "saude", name: "Saúde" }),
    ];
    directus.state.database.categories.push(housing, health);
    const old = (title: string, category: typeof housing) =>
      makeNews({ title, category: category.id, publishedAt: "2026-01-01T00:00:00Z" });
    directus.state.database.news.push(
      ...Array.from({ length: 6 }, (_, n) => makeNews({ title: `Nova ${n}` })),
      old("Sobre moradia", housing),
      old("Sobre saúde", health),
    );
    signup.answer("GET member", memberAt("done", { answers }));
    const goals = await portal.visit(HOME, { as: member(FREE_ROLE_ID).as });
    expect(goals.text).toContain("Primeiro o que você segue: Moradia.");
    expect(goals.text).toContain("Sobre moradia");
    expect(goals.text).not.toContain("Sobre saúde");
    const followed = await portal.visit(HOME, {
      as: member(FREE_ROLE_ID, { interests: ["Saúde", "xadrez"] }).as,
    });
    expect(followed.text).toContain("Sobre saúde");
    expect(followed.text).not.toContain("Sobre moradia");
  });

  test("lists new content since the last visit once", async () => {
    signup.answer("GET member", memberAt("done", { answers }));
    directus.state.database.news.push(
      makeNews({ title: "Nova", slug: "nova" }),
      makeNews({ title: "Velha", slug: "velha", publishedAt: "2026-01-01T00:00:00Z" }),
    );
    const { as, id } = member(FREE_ROLE_ID);
    directus.state.database.read_states.push(
      makeReadState({ item: "elsewhere", user_created: id, date_created: "2026-02-01T10:00:00Z" }),
    );
    const { text } = await portal.visit(HOME, { as });
    expect(text).toContain("Novo desde a sua última leitura, em 1 fev. 2026");
    const [body = ""] = text.slice(text.indexOf("<body")).split("<script");
    expect(body.split('href="/pt-BR/app/news/nova"')).toHaveLength(2);
    expect(body.split('href="/pt-BR/app/news/velha"')).toHaveLength(2);
  });

  test("shows on day 1 the questions, two headlines and a question without an answer", async () => {
    directus.state.database.news.push(
      ...["Uma", "Outra", "Terceira"].map((title) => makeNews({ title })),
    );
    directus.state.database.forum_posts.push(
      makeTopic({ title: "Onde registrar?", type: "question", replyCount: 0 }),
    );
    signup.answer("GET member", memberAt("european-passport", { isBegun: false, answers: {} }));
    const { text } = await portal.visit(HOME, { as: member(FREE_ROLE_ID).as });
    const first = text.slice(text.indexOf('aria-label="Agora"'), text.indexOf("Mais notícias"));
    expect(first).toContain("Quatro perguntas, um relatório seu");
    expect(first).toContain("Onde registrar?");
    expect(first.match(/href="\/pt-BR\/app\/news\//g)).toHaveLength(2);
  });

  test("shows on day 30 the next step with its date, and what waits for the member", async () => {
    directus.state.database.plan_steps.push(
      makePlanStep({
        title: "Contratar o seguro",
        ruleJson: { months: 3 },
        takeAlong: ["Contrato"],
      }),
    );
    signup.answer("GET member", memberAt("done", { answers }));
    const { as, id } = member(FREE_ROLE_ID);
    directus.state.database.Notification.push(makeNotification({ owner: id, isRead: false }));
    plan.state.arrivalOn = zurichDay(subDays(new Date(), 30));
    const { text } = await portal.visit(HOME, { as });
    const first = text.slice(text.indexOf('aria-label="Agora"'), text.indexOf("Mais notícias"));
    expect(first).toContain("Contratar o seguro");
    expect(first).toMatch(/faltam \d+ dias/);
    expect(first).toContain("Tenha à mão: Contrato");
    expect(first).toContain("1 aviso não lido");
    expect(first).not.toContain("Quatro perguntas");
  });

  test("shows a step due within a week before the questions, which come second", async () => {
    directus.state.database.plan_steps.push(
      makePlanStep({ title: "Registrar-se", ruleJson: null }),
      makePlanStep({ title: "Contratar o seguro", ruleJson: { days: 30 } }),
    );
    signup.answer("GET member", memberAt("european-passport", { isBegun: false, answers: {} }));
    plan.state.arrivalOn = zurichDay(subDays(new Date(), 30));
    const { text } = await portal.visit(HOME, { as: member(FREE_ROLE_ID).as });
    const first = text.slice(text.indexOf('aria-label="Agora"'), text.indexOf("Para você"));
    expect(first).toContain("Contratar o seguro");
    expect(first).toContain("vence hoje");
    expect(first).not.toContain("Quatro perguntas");
    expect(text).toContain("Quatro perguntas");
  });

  test("works while the answers are unavailable", async () => {
    signup.refuse("GET member", 503, "unavailable");
    const { status, text } = await portal.visit(HOME, { as: member(FREE_ROLE_ID).as });
    expect(status).toBe(200);
    expect(text).toContain("Abrir meu plano");
    expect(text).not.toContain("Abrir o relatório");
  });

  test("makes one request to Directus for a returning member", async () => {
    signup.answer("GET member", memberAt("done", { answers }));
    const { as } = member(FREE_ROLE_ID);
    await portal.visit(HOME, { as });
    directus.state.asked.length = 0;
    await portal.visit(HOME, { as });
    expect(directus.state.asked.length).toBe(1);
  });
});

test("signup: its last step starts with the canton chosen before", async () => {
  directus.state.database.categories.push(makeCategory({ slug: "moradia", name: "Moradia" }));
  signup.answer("GET member", memberAt("welcome", { answers }));
  signup.answer("GET member/report", { report: null, hasChanged: false, answers: {} });
  const path = "/pt-BR/signup?step=welcome";
  const { text } = await portal.visit(path, { as: member(PAYING_ROLE_ID).as });
  expect(text).toMatch(/<option value="22" selected[^>]*>Vaud/);
  expect(text).not.toContain("os números completos são da assinatura");
});
