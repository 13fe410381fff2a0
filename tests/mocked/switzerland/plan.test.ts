import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { makeLetterRow, makeOfficeRow, makePlanStep } from "../../factories/plan";
import { directus, mockNetwork, plan } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

const step = makePlanStep({ key: "registro", title: "Registrar-se na comuna" });
let portal: Portal;
let as: string;
beforeEach(async () => {
  portal = await openPortal();
  as = signInFree();
  plan.state.arrivalOn = "2030-02-01";
  directus.state.database.plan_steps.push(
    step,
    makePlanStep({ title: "Um rascunho", status: "draft" }),
  );
});

const visit = (path: string) => portal.visit(`/pt-BR/app/${path}`, { as });
const send = (form: Record<string, string>) => portal.visit("/pt-BR/app/plan", { as, form });
const tick = (intent: string, id = step.id) => send({ step: id, intent });

test("plan: a free member has one too, counted from their own date", async () => {
  const { status, text } = await visit("plan");
  expect(status).toBe(200);
  expect(text).toContain("até 15 de fevereiro de 2030");
  expect(text).toContain("https://www.ch.ch/");
  expect(text).not.toContain("Um rascunho");
});

test("plan: a new date moves all others, an empty one clears it, an invalid one is refused", async () => {
  expect((await send({ intent: "arrival", arrival: "2030-03-01" })).status).toBe(302);
  expect((await visit("plan")).text).toContain("até 15 de março de 2030");
  const wrong = await send({ intent: "arrival", arrival: "2030-02-31" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("Não conseguimos salvar este dia");
  await send({ intent: "arrival", arrival: "" });
  expect(plan.state.arrivalOn).toBeNull();
});

test("plan: a member who joined late marks all past steps at once, and takes it back", async () => {
  plan.state.arrivalOn = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);
  const later = [20, 30].map((days) =>
    makePlanStep({ title: `Passo de ${days} dias`, ruleJson: { days } }),
  );
  directus.state.database.plan_steps.push(...later);
  const { text } = await visit("plan");
  expect(text).toContain("Você chegou há 3 meses. Marque o que já fez");
  const listed = [step, ...later].map(({ id }): [string, string] => ["listed", id]);
  const post = (...fields: [string, string][]) =>
    portal.visit("/pt-BR/app/plan", { as, form: fields });
  const none = await post(["intent", "catch-up"], ...listed);
  expect([none.status, none.text.includes("Marque pelo menos um passo")]).toEqual([400, true]);
  const sent = await post(["intent", "catch-up-all"], ...listed);
  expect(sent.status).toBe(302);
  const after = await visit(sent.location?.replace("/pt-BR/app/", "") ?? "");
  expect(after.text).toContain("3 passos marcados como feitos.");
  expect(after.text).not.toContain("Marque o que já fez");
  expect(directus.state.database.member_plan_steps).toHaveLength(3);
  const marked = listed.map(([, id]): [string, string] => ["steps", id]);
  expect((await post(["intent", "catch-up-undo"], ...marked)).location).toBe("/pt-BR/app/plan");
  expect((await visit("plan")).text).toContain("Você chegou há 3 meses. Marque o que já fez");
});

test("plan: a completed step is saved for the member, and can be reopened", async () => {
  const sent = await tick("done");
  expect([sent.status, sent.location]).toEqual([302, `/pt-BR/app/plan?marked=${step.id}`]);
  expect((await visit("plan")).text).toContain("1 de 1 feito");
  await tick("done");
  expect(directus.state.database.member_plan_steps).toHaveLength(1);
  await tick("open");
  expect((await visit("plan")).text).not.toContain("1 de 1 feito");
});

test("plan: a dismissed step no longer counts until it is restored", async () => {
  await tick("drop");
  expect((await visit("plan")).text).toContain("0 de 0 feitos");
  expect((await visit("plan.ics")).text).not.toContain("VEVENT");
  await tick("open");
  expect((await visit("plan")).text).toContain("0 de 1 feitos");
});

test("plan: a step is postponed, dropped with a reason, and both can be undone", async () => {
  await tick("postpone-7");
  expect((await visit("plan")).text).toContain("adiado até");
  await send({ step: step.id, intent: "drop", note: "Moro na França" });
  const { text } = await visit(`plan?marked=${step.id}`);
  expect(text).toContain("Moro na França");
  expect(text).toContain("Desfazer");
  await tick("open");
  expect(directus.state.database.member_plan_steps).toMatchObject([
    { doneOn: null, droppedOn: null, snoozedTo: null, note: null },
  ]);
});

test("plan: each person of the family is marked on their own, and missing ones stay", async () => {
  Object.assign(plan.state, { family: ["partner"], children: { child1: 2019 } });
  const insurance = makePlanStep({ title: "Seguro", perPerson: "everybody" });
  directus.state.database.plan_steps.push(insurance);
  expect((await visit("plan")).text).toContain("0 de 2 feitos");
  const markFor = (who: string, intent = "done") => send({ step: insurance.id, who, intent });
  const sent = await markFor("child1");
  expect(sent.location).toBe(`/pt-BR/app/plan?marked=${insurance.id}&who=child1`);
  const after = await visit(`plan?marked=${insurance.id}&who=child1`);
  expect(after.text).toContain("Feito: Seguro, filho ou filha 1 (2019).");
  expect(after.text).toContain("1 de 3 pessoas fez");
  for (const who of ["self", "partner"]) await markFor(who);
  expect((await visit("plan")).text).toContain("1 de 2 feito");
  await markFor("partner", "open");
  expect((await visit("plan")).text).toContain("2 de 3 pessoas fizeram");
  await tick("reopen", insurance.id);
  expect((await visit("plan")).text).toContain("0 de 2 feitos");
  expect((await markFor("dog")).status).toBe(400);
});

test("plan: a withdrawn letter is no link of its step", async () => {
  directus.state.database.plan_steps.push(makePlanStep({ letter: "end-phone" }));
  const letter = makeLetterRow({ key: "end-phone", status: "draft" });
  directus.state.database.letters.push(letter);
  expect((await visit("plan")).text).not.toContain("/app/letters/end-phone");
  letter.status = "published";
  portal.portal.cmsChanged("letters", []);
  expect((await visit("plan")).text).toContain("/app/letters/end-phone");
});

test("plan: loses neither the reason nor the day of a form that failed", async () => {
  const note = "Já tenho outro. ".repeat(20);
  const long = await send({ step: step.id, intent: "drop", note });
  expect(long.status).toBe(400);
  expect(long.text).toContain(`value="${note.trim()}"`);
  expect(long.text).toContain("319 de 200 caracteres");
  plan.state.isUnavailable = true;
  const day = await send({ intent: "arrival", arrival: "2030-05-01" });
  expect([day.status, day.text.includes('value="2030-05-01"')]).toEqual([400, true]);
});

test("plan: shows the steps of the member's situation, and not those of others", async () => {
  directus.state.database.plan_steps.push(
    makePlanStep({
      title: "Pedir a renovação",
      conditions: [{ event: ["permitEnd"] }],
      ruleJson: { from: "permitEnd", months: -3 },
    }),
  );
  expect((await visit("plan")).text).not.toContain("Pedir a renovação");
  plan.state.events = { permitEnd: "2031-06-30" };
  const { text } = await visit("plan");
  expect(text).toContain("Pedir a renovação");
  expect(text).toContain("até 30 de março de 2031");
});

describe("situation", () => {
  const save = (form: Record<string, string>) =>
    portal.visit("/pt-BR/app/plan/situation", { as, form });

  test("saves arrival, family and days together, and forgets emptied ones", async () => {
    const saved = await save({
      ...{ arrival: "2030-04-01", family: "children", "event-birth": "2030-06-01" },
    });
    expect([saved.status, saved.text.includes("Salvo. Seu plano já conta com isto.")]).toEqual([
      200,
      true,
    ]);
    expect(plan.state).toMatchObject({
      ...{ arrivalOn: "2030-04-01", family: ["children"], events: { birth: "2030-06-01" } },
    });
    await save({});
    expect(plan.state).toMatchObject({ arrivalOn: null, family: [], events: {} });
  });

  test("saves the children's years, which are also children in the family", async () => {
    await save({ arrival: "2030-04-01", child1: "2015", child3: "2019" });
    const told = { family: ["children"], children: { child1: 2015, child3: 2019 } };
    expect(plan.state).toMatchObject(told);
    const wrong = await save({ arrival: "2030-04-01", child1: "19" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("Escreva o ano com quatro algarismos, como 2019.");
    expect(plan.state).toMatchObject(told);
  });

  test("saves the new canton with the day of the move, and neither without the other", async () => {
    const move = { "event-cantonMove": "2030-05-01", newCanton: "VD" };
    expect((await save(move)).status).toBe(200);
    const told = { events: { cantonMove: "2030-05-01" }, newCanton: "VD" };
    expect(plan.state).toMatchObject(told);
    const dayless = await save({ ...move, "event-cantonMove": "" });
    expect(dayless.status).toBe(400);
    expect(dayless.text).toContain("Escreva o dia da mudança");
    expect(dayless.text).toMatch(/<option value="VD" selected/);
    expect((await save({ ...move, newCanton: "XX" })).text).toContain("Escolha um cantão da lista");
    expect(plan.state).toMatchObject(told);
    await save({});
    expect(plan.state.newCanton).toBeUndefined();
  });

  test("loses nothing of what was typed when a day does not exist", async () => {
    const sent = await save({ arrival: "2030-02-31", "event-leaving": "2031-01-31" });
    expect(sent.status).toBe(400);
    expect(sent.text).toContain("Confira se este dia existe.");
    expect(sent.text).toContain('value="2031-01-31"');
    expect(plan.state.arrivalOn).toBe("2030-02-01");
  });
});

test("plan: the steps of a move name the office of the new canton", async () => {
  const { database } = directus.state;
  database.Cantons.push(
    makeCanton({ id: 22, cantonCode: "VD", name: "Vaud" }),
    makeCanton({ id: 26, cantonCode: "ZH", name: "Zurique" }),
  );
  database.offices.push(
    makeOfficeRow({ canton: 22, name: "Service de la population" }),
    makeOfficeRow({ canton: 26, name: "Migrationsamt" }),
  );
  database.plan_steps.push(
    makePlanStep({
      ...{ title: "Pedir a autorização do cantão novo", office: "migration" },
      ...{ conditions: [{ event: ["cantonMove"] }], ruleJson: { from: "cantonMove", months: -5 } },
    }),
  );
  plan.state.cantons = ["ZH"];
  plan.state.events = { cantonMove: "2031-05-01" };
  const before = await visit("plan");
  expect(before.text).not.toMatch(/Migrationsamt|Service de la population/);
  plan.state.newCanton = "VD";
  const { text } = await visit("plan");
  expect(text).toContain("Service de la population");
  expect(text).not.toContain("Migrationsamt");
  expect(text).toContain("/pt-BR/app/cantons/compare?c=ZH,VD");
});

test("plan: an address opens its step, and the change of insurer leads to the comparison", async () => {
  directus.state.database.plan_steps.push(
    makePlanStep({
      ...{ key: "change-insurer", title: "Trocar de seguradora", letter: "cancel-insurer" },
      ruleJson: { yearly: { month: 11, day: 30, workingDay: true } },
    }),
  );
  const { text } = await visit("plan?step=change-insurer");
  const opened = text.slice(text.indexOf("O passo que você abriu"), text.indexOf("Próximo passo"));
  expect(opened).toContain("Trocar de seguradora");
  expect(opened).toContain("Comparar os prêmios");
  expect((await visit("plan?step=nothing")).text).not.toContain("O passo que você abriu");
});

test.each([
  ["done", "x"],
  ["other", step.id],
])("plan: %s of %s is refused", async (intent, id) => {
  expect((await tick(intent, id)).status).toBe(400);
  expect(directus.state.database.member_plan_steps).toEqual([]);
});

test("plan: the calendar is a file of the member alone", async () => {
  const { headers, text } = await visit("plan.ics");
  expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(text).toContain("DTSTART;VALUE=DATE:20300215");
});

describe("plan calendar at a secret address", () => {
  const made = async () => {
    const { text } = await send({ intent: "make-feed" });
    return /calendar-feed\/([\w-]+)\/plano-suica\.ics/.exec(text)?.[0] ?? "";
  };
  const read = (address: string) => portal.visit(`/pt-BR/${address}`, {});

  test("shows the address once, and needs no login to be read", async () => {
    const address = await made();
    expect(address).not.toBe("");
    expect((await visit("plan")).text).not.toContain(address);
    const { status, headers, text } = await read(address);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toMatch(/^private/);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(text).toContain("SUMMARY:Registrar-se na comuna");
  });

  test("leaves out completed and dismissed steps", async () => {
    plan.state.marks = [
      { step: step.id, who: null, doneOn: null, droppedOn: "2030-01-01", snoozedTo: null },
    ];
    expect((await read(await made())).text).not.toContain("VEVENT");
  });

  test("counts from the month of the profile, else of the signup, while no day is written", async () => {
    Object.assign(plan.state, { arrivalOn: null, answers: { time: "there", since: "2030-03" } });
    const address = await made();
    expect((await read(address)).text).toContain("DTSTART;VALUE=DATE:20300315");
    plan.state.since = "2030-04";
    expect((await read(address)).text).toContain("DTSTART;VALUE=DATE:20300415");
  });

  test("stops working once the address is replaced or deleted", async () => {
    const first = await made();
    const second = await made();
    expect((await read(first)).status).toBe(404);
    expect((await read(first)).text).not.toContain(first);
    expect((await read(second)).status).toBe(200);
    await send({ intent: "remove-feed" });
    expect((await read(second)).status).toBe(404);
  });

  test("says try later while the service is unavailable, and the plan still works", async () => {
    const address = await made();
    plan.state.isUnavailable = true;
    expect((await read(address)).status).toBe(503);
    expect((await visit("plan")).text).toContain("Registrar-se na comuna");
    expect((await send({ intent: "make-feed" })).status).toBe(400);
  });
});

test("arrival kit: contains phrases, documents and the open steps of the first weeks", async () => {
  const yearly = makePlanStep({ title: "Trocar de seguradora", phase: "yearly" });
  directus.state.database.plan_steps.push(yearly);
  const { status, text } = await visit("plan/arrival-kit");
  expect(status).toBe(200);
  expect(text).not.toContain("Trocar de seguradora");
  const order = ["Frases para o primeiro dia", "Documentos na bagagem", "Passos das primeiras"];
  const places = order.map((title) => text.indexOf(title));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(text).toContain("até 15 de fevereiro de 2030");
  expect(text).toContain("Ich möchte mich bei der Gemeinde anmelden.");
  expect(text).toContain("https://www.ch.ch/");
  await tick("done");
  expect((await visit("plan/arrival-kit")).text).toContain("Nenhum passo em aberto.");
});
