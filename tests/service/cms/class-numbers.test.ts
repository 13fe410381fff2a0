import { afterAll, beforeAll, expect, test } from "vitest";
import { classNumbers } from "../../../contract/classes.ts";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  removeMade,
  rowsOf,
  tiers,
  type Person,
} from "./cms.ts";

const DAY_MS = 86_400_000;
const question = { kind: "single", question: "Qual?", options: ["Um", "Dois"], answer: 1 };
let editor: Person;
let members: Person[];
let lesson: string;

beforeAll(async () => {
  [editor, ...members] = await Promise.all([
    makePerson("editor"),
    ...Array.from({ length: 4 }, () => makePerson("member")),
  ]);
  const slug = freshSlug("curso");
  const course = { title: slug, slug, summary: "Resumo", status: "published", access: "free" };
  const classes = [
    { title: "Aula", slug: "aula", sort: 0, kind: "quiz", body: "<p>x</p>", questions: [question] },
  ];
  const modules = [{ title: "Um", slug: "um", sort: 0, classes }];
  const { id } = await make<{ id: string }>("/items/courses", { ...course, modules });
  const path = `/items/course_classes?filter[module][course][_eq]=${id}&fields=id`;
  lesson = String(rowsOf(await admin("GET", path))[0]?.["id"]);
});
afterAll(removeMade);

const path = () => `/items/course_classes/${lesson}?fields=${classNumbers.join(",")}`;
const told = async () => (await editor.as("GET", path())).data;
const nothing = { startedCount: 0, doneCount: 0, leftCount: 0, medianMinutes: null };

test("editors are told where members stop, how long they need and what is wrong, and nobody else", async () => {
  expect(await told()).toEqual({ ...nothing, quizTries: 0, quizErrorPct: null });
  const [quick, slow, gone, fresh] = members as [Person, Person, Person, Person];
  const begin = async ({ as }: Person) =>
    (
      (await as("POST", "/items/class_progress", { class: lesson, state: "started" })).data as {
        id: string;
      }
    ).id;
  // Directus says itself when a row was made; an administrator may change it.
  const dated = (id: string, values: object) =>
    admin("PATCH", `/items/class_progress/${id}`, values);
  const now = Date.now();
  for (const [who, minutes] of [
    [quick, 10],
    [slow, 30],
  ] as const) {
    const id = await begin(who);
    await who.as("PATCH", `/items/class_progress/${id}`, { state: "done" });
    const [completedAt, began] = [new Date(now), new Date(now - minutes * 60_000)];
    await dated(id, { completedAt, date_created: began });
  }
  const left = await begin(gone);
  const longAgo = new Date(now - 20 * DAY_MS);
  await dated(left, { date_created: longAgo, date_updated: longAgo });
  await begin(fresh);
  for (const answers of [[0], [1], [0]])
    await quick.as("POST", "/items/quiz_attempts", { class: lesson, answers });
  await expect.poll(told, { timeout: 15_000 }).toEqual({
    ...{ startedCount: 4, doneCount: 2, leftCount: 1, medianMinutes: 20 },
    ...{ quizTries: 3, quizErrorPct: 67 },
  });
  for (const as of [quick.as, tiers.free, tiers.paying, tiers.teaser])
    expect((await as("GET", path())).status).toBe(403);
  const written = await editor.as("PATCH", path(), { startedCount: 99 });
  expect(written.status).toBe(200);
  await expect.poll(told, { timeout: 15_000 }).toMatchObject({ startedCount: 4 });
});
