import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { classNumbers } from "../../../../contract/content/courses.ts";
import {
  admin,
  freshSlug,
  given,
  make,
  makePerson,
  removeMade,
  rowsOf,
  tiers,
  type Person,
} from "../cms.ts";

const DAY_MS = 86_400_000;
const question = { kind: "single", question: "Qual?", options: ["Um", "Dois"], answer: 1 };
const database = new Client({ connectionString: given("TEST_CMS_DATABASE_URL") });
let editor: Person;
let members: Person[];
let lesson: string;

beforeAll(async () => {
  await database.connect();
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
afterAll(async () => {
  await database.end();
  await removeMade();
});

const path = () => `/items/course_classes/${lesson}?fields=${classNumbers.join(",")}`;
const told = async () => (await editor.as("GET", path())).data;
const nothing = { startedCount: 0, doneCount: 0, leftCount: 0, medianMinutes: null };

test("class statistics: editors see where members stop, their time and their errors, and no other role does", async () => {
  expect(await told()).toEqual({ ...nothing, quizTries: 0, quizErrorPct: null });
  const [quick, slow, gone, fresh] = members as [Person, Person, Person, Person];
  const begin = async ({ as }: Person) =>
    (
      (await as("POST", "/items/class_progress", { class: lesson, state: "started" })).data as {
        id: string;
      }
    ).id;
  // Directus sets creation and change dates itself, so they are set in the database.
  const dated = (id: string, { completedAt, began, changed }: Record<string, Date>) =>
    database.query(
      `update class_progress set "completedAt" = $2, date_created = $3,
         date_updated = coalesce($4, date_updated) where id = $1`,
      [id, completedAt, began, changed],
    );
  const answer = ({ as }: Person, answers: number[]) =>
    as("POST", "/items/quiz_attempts", { class: lesson, answers });
  const now = Date.now();
  for (const [who, minutes] of [
    [quick, 10],
    [slow, 30],
  ] as const) {
    const id = await begin(who);
    await answer(who, [1]);
    const done = await who.as("PATCH", `/items/class_progress/${id}`, { state: "done" });
    expect(done.status).toBe(200);
    const began = new Date(now - minutes * 60_000);
    await dated(id, { completedAt: new Date(now), began });
  }
  await answer(quick, [0]);
  const left = await begin(gone);
  const longAgo = new Date(now - 20 * DAY_MS);
  await dated(left, { began: longAgo, changed: longAgo });
  await begin(fresh);
  await expect.poll(told, { timeout: 15_000 }).toEqual({
    ...{ startedCount: 4, doneCount: 2, leftCount: 1, medianMinutes: 20 },
    ...{ quizTries: 3, quizErrorPct: 33 },
  });
  for (const as of [quick.as, tiers.free, tiers.paying, tiers.teaser])
    expect((await as("GET", path())).status).toBe(403);
  const written = await editor.as("PATCH", path(), { startedCount: 99 });
  expect(written.status).toBe(200);
  await expect.poll(told, { timeout: 15_000 }).toMatchObject({ startedCount: 4 });
});
