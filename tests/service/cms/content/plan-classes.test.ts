import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, freshSlug, make, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";

/** Classes and the plan steps they teach, as Directus links them. */
let member: Person;
const free = { lesson: "", step: "", quiz: "", quizStep: "", taught: "", openStep: "" };
const paid = { lesson: "", step: "" };

async function makeClasses(access: "free" | "paying", classes: object[]): Promise<string[]> {
  const slug = freshSlug("curso");
  const modules = [{ title: "Um", slug: "um", sort: 0, classes }];
  const { id } = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo", status: "published", access, modules },
  });
  const path = `/items/course_classes?filter[module][course][_eq]=${id}&sort=sort`;
  return rowsOf(await admin("GET", path)).map((row) => String(row["id"]));
}

async function makeStep(courseClass: string, endsWithClass = true): Promise<string> {
  const key = freshSlug("passo");
  const row = { key, title: key, status: "published", courseClass, endsWithClass };
  return (await make<{ id: string }>("/items/plan_steps", row)).id;
}

const lesson = (slug: string, sort: number, more: object = {}) => ({
  ...{ title: slug, slug, sort, kind: "text", minutes: 5, body: "<p>Texto</p>", ...more },
});

beforeAll(async () => {
  const questions = [
    { kind: "single", question: "Qual?", options: ["Um", "Dois"], answer: 1, explanation: "Dois." },
  ];
  const [first = "", quiz = "", taught = ""] = await makeClasses("free", [
    lesson("a", 0),
    lesson("q", 1, { kind: "quiz", questions }),
    lesson("t", 2),
  ]);
  const [closed = ""] = await makeClasses("paying", [lesson("a", 0)]);
  Object.assign(free, { lesson: first, quiz, taught, openStep: await makeStep(taught, false) });
  Object.assign(free, { step: await makeStep(first), quizStep: await makeStep(quiz) });
  Object.assign(paid, { lesson: closed, step: await makeStep(closed) });
});
afterAll(removeMade);

async function newMember(): Promise<void> {
  member = await makePerson("member");
}
const finish = (id: string) =>
  member.as("POST", "/items/class_progress", { class: id, state: "done" });
const tick = (step: string, mark: object = { doneOn: "2026-11-23" }) =>
  member.as("POST", "/items/member_plan_steps", { step, ...mark });
const marksOf = async (step: string) =>
  rowsOf(await member.as("GET", `/items/member_plan_steps?filter[step][_eq]=${step}`));
const stateOf = async (id: string) =>
  rowsOf(await member.as("GET", `/items/class_progress?filter[class][_eq]=${id}`))[0]?.["state"];

test("plan and classes: finishing a class leaves a step open that asks for more than knowing", async () => {
  await newMember();
  expect((await finish(free.taught)).status).toBe(200);
  // Later work of the same job is done by then.
  await finish(free.lesson);
  await expect.poll(async () => (await marksOf(free.step)).length).toBe(1);
  expect(await marksOf(free.openStep)).toEqual([]);
});

test("plan and classes: finishing a class completes a step that ends with it, today and once", async () => {
  await newMember();
  expect((await finish(free.lesson)).status).toBe(200);
  await expect.poll(async () => (await marksOf(free.step)).length).toBe(1);
  expect((await marksOf(free.step))[0]?.["doneOn"]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("plan and classes: completing a step finishes its class; resetting the class leaves the step completed", async () => {
  await newMember();
  expect((await tick(free.step)).status).toBe(200);
  await expect.poll(() => stateOf(free.lesson)).toBe("done");
  await member.as("PATCH", "/items/class_progress", {
    query: { filter: { class: { _eq: free.lesson } } },
    data: { state: "started" },
  });
  expect((await marksOf(free.step))[0]?.["doneOn"]).toBe("2026-11-23");
});

test("plan and classes: a dismissed step is not completed", async () => {
  await newMember();
  await tick(free.step, { droppedOn: "2026-11-20" });
  await finish(free.lesson);
  await expect.poll(() => stateOf(free.lesson)).toBe("done");
  expect(await marksOf(free.step)).toMatchObject([{ doneOn: null }]);
});

test("plan and classes: a step can't finish an exercise without answers, or a paid class for free members", async () => {
  await newMember();
  for (const step of [free.quizStep, paid.step]) expect((await tick(step)).status).toBe(200);
  // Later work of the same job is done by then.
  await tick(free.step);
  await expect.poll(() => stateOf(free.lesson)).toBe("done");
  expect([await stateOf(free.quiz), await stateOf(paid.lesson)]).toEqual([undefined, undefined]);
});

test("plan: a mark may name a person of the family, and no one else", async () => {
  await newMember();
  expect((await tick(free.step, { familyMember: "child2", doneOn: "2026-11-23" })).status).toBe(
    200,
  );
  expect((await tick(free.step, { familyMember: "Ana", doneOn: "2026-11-23" })).status).toBe(400);
  expect(await marksOf(free.step)).toMatchObject([{ familyMember: "child2" }]);
});
