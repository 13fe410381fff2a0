import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderIds } from "../../../contract/roles.ts";
import { MODERATION_REFUSALS } from "../../../contract/moderation.ts";
import { given } from "../../support/given";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  readerWith,
  removeMade,
  rowsOf,
  tiers,
} from "./cms.ts";
import type { Person, Reader } from "./cms.ts";

/** Courses as Directus itself guards them: no page and no app in between. */
const SECRET = "xilindrofone";
const guest = readerWith(null);
const questions = [
  {
    kind: "single",
    question: "Qual?",
    options: ["Um", "Dois"],
    answer: 1,
    explanation: `Por causa do ${SECRET}.`,
  },
  { kind: "numeric", question: "Quanto?", options: [], answer: 2500, explanation: "Dois e meio." },
];

let free: Person;
let paying: Person;
let course: string;
const classes = {} as Record<"first" | "second" | "quiz" | "last", string>;
const openCourse = { id: "", first: "" };

/** Ids of the course and of its classes, in their order. */
async function makeCourse(access: "free" | "paying", modules: object[]) {
  const slug = freshSlug("curso");
  const { id } = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo", status: "published", access, modules },
  });
  const path = `/items/course_classes?filter[module][course][_eq]=${id}&sort=module.sort,sort`;
  return { id, classes: rowsOf(await admin("GET", path)).map((row) => String(row["id"])) };
}

const lesson = (slug: string, sort: number, more: object = {}) => ({
  ...{ title: slug, slug, sort, kind: "text", minutes: 5, body: `<p>${SECRET}</p>`, ...more },
});

beforeAll(async () => {
  free = await makePerson("member");
  paying = await makePerson("payingUser");
  const made = await makeCourse("paying", [
    {
      ...{ title: "Um", slug: "um", sort: 0, requireOrder: true },
      classes: [lesson("a", 0, { isPreview: true }), lesson("b", 1)],
    },
    {
      ...{ title: "Dois", slug: "dois", sort: 1 },
      classes: [lesson("q", 0, { kind: "quiz", questions }), lesson("z", 1)],
    },
  ]);
  course = made.id;
  const [first = "", second = "", quiz = "", last = ""] = made.classes;
  Object.assign(classes, { first, second, quiz, last });
  const open = await makeCourse("free", [
    { title: "Um", slug: "um", sort: 0, classes: [lesson("a", 0)] },
  ]);
  openCourse.id = open.id;
  openCourse.first = open.classes[0] ?? "";
});
afterAll(removeMade);

const mark = (as: Reader, id: string, state: string) =>
  as("POST", "/items/class_progress", { class: id, state });
const remark = (as: Reader, id: string, state: string) =>
  as("PATCH", "/items/class_progress", {
    query: { filter: { class: { _eq: id } } },
    data: { state },
  });
const answer = (as: Reader, answers: unknown[]) =>
  as("POST", "/items/quiz_attempts", { class: classes.quiz, answers, score: 100, results: [] });
const enrolled = async (as: Reader) =>
  rowsOf(await as("GET", `/items/enrollments?filter[course][_eq]=${course}`))[0];

describe("what is right in an exercise, and why", () => {
  const path = "/items/course_classes";
  const ways = (id: string): [string, string][] => [
    ["a field", `${path}?filter[id][_eq]=${id}&fields=questions`],
    ["a filter", `${path}?filter[questions][_contains]=${SECRET}`],
    ["a filter of its null", `${path}?filter[questions][_nnull]=true&fields=id`],
    ["a sort", `${path}?sort=questions&fields=id`],
    ["an aggregate", `${path}?aggregate[count]=questions`],
    ["a group", `${path}?aggregate[count]=*&groupBy[]=questions`],
    ["its module", `/items/course_modules?fields=classes.questions`],
    ["its course", `/items/courses?fields=modules.classes.questions`],
    ["own progress", `/items/class_progress?fields=class.questions`],
    ["own answers", `/items/quiz_attempts?fields=class.questions`],
  ];
  test.each(ways("x").map(([name], at) => [name, at] as const))(
    "can't be had by %s, by nobody",
    async (_, at) => {
      const asked = ways(classes.quiz)[at]?.[1] ?? "";
      for (const as of [guest, tiers.teaser, tiers.free, tiers.paying, free.as, paying.as]) {
        const answered = await as("GET", asked);
        expect([400, 403]).toContain(answered.status);
        expect(answered.data).toBeUndefined();
      }
    },
  );

  test("can't be found by a search, and is not in what members see of the questions", async () => {
    const found = await paying.as("GET", `${path}?search=Por causa do ${SECRET}&fields=id,quiz`);
    expect(rowsOf(found)).toEqual([]);
    const seen = await paying.as("GET", `${path}/${classes.quiz}?fields=quiz`);
    expect((seen.data as { quiz: unknown }).quiz).toEqual([
      { kind: "single", question: "Qual?", options: ["Um", "Dois"] },
      { kind: "numeric", question: "Quanto?", options: [] },
    ]);
  });

  test("comes with the answers, judged by Directus alone, and is the member's own", async () => {
    const wrong = await answer(paying.as, [0, 2500]);
    expect(wrong.data).toMatchObject({
      score: 50,
      results: [
        { isRight: false, right: 1, explanation: questions[0]?.explanation },
        { isRight: true, right: 2500 },
      ],
    });
    expect((await answer(paying.as, [1, 2500])).data).toMatchObject({ score: 100 });
    expect(rowsOf(await free.as("GET", "/items/quiz_attempts"))).toEqual([]);
  });

  test("is not told for a question that was left open, nor to who may not read the class", async () => {
    for (const left of [[], [1], [null, 2500], [1, null], [[], []]]) {
      const refused = await answer(paying.as, left);
      expect([left, refused.status, refused.code]).toEqual([
        left,
        400,
        "QUIZ_NOT_ANSWERED_IN_FULL",
      ]);
    }
    expect((await answer(free.as, [1, 2500])).status).toBe(403);
  });

  test("is refused to be saved when a question can't be answered", async () => {
    const broken = [{ ...questions[0], answer: 7 }];
    const refused = await admin("PATCH", `${path}/${classes.quiz}`, { questions: broken });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain("pergunta 1");
  });

  test.each([
    [
      "a picture that is not described",
      '<p>Qual?</p><p><img src="/assets/x" alt=""></p>',
      "imagem",
    ],
    ["a place that nothing fills", "<p>Quanto é {{fato:franquia-minima}}?</p>", "{{…}}"],
  ])("is refused to be saved with %s", async (_, question, told) => {
    const second = { ...questions[1], question };
    const refused = await admin("PATCH", `${path}/${classes.quiz}`, {
      questions: [questions[0], second],
    });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain(`pergunta 2`);
    expect(refused.message).toContain(told);
  });

  test("is kept by what the editor wrote, counting from one", async () => {
    const read = async () => {
      const row = await admin("GET", `${path}/${classes.quiz}?fields=questions`);
      return (row.data as { questions: object[] }).questions[0];
    };
    expect(await read()).toMatchObject({ answer: 1, right: "2" });
    const written = [{ ...questions[0], right: "1" }, questions[1]];
    await admin("PATCH", `${path}/${classes.quiz}`, { questions: written });
    expect(await read()).toMatchObject({ answer: 0, right: "1" });
    await admin("PATCH", `${path}/${classes.quiz}`, { questions });
    expect(await read()).toMatchObject({ answer: 1, right: "2" });
  });
});

describe("progress", () => {
  test("waits for the order of the module, and for an answer", async () => {
    expect((await mark(paying.as, classes.second, "done")).code).toBe("CLASS_BEFORE_ITS_TURN");
    expect((await mark(paying.as, classes.first, "done")).status).toBe(200);
    expect((await mark(paying.as, classes.second, "done")).status).toBe(200);
    const other = await makePerson("payingUser");
    expect((await mark(other.as, classes.quiz, "done")).code).toBe("QUIZ_UNANSWERED");
  });

  test("is of who may read the class", async () => {
    expect((await mark(free.as, classes.first, "done")).status).toBe(200);
    expect((await mark(free.as, classes.last, "started")).status).toBe(403);
    expect((await mark(free.as, openCourse.first, "done")).status).toBe(200);
    expect((await mark(guest, openCourse.first, "done")).status).toBe(403);
  });

  test("is right after finishing, undoing, a class more and a class less, and never beyond 100", async () => {
    const percent = async () => (await enrolled(paying.as))?.["percent"];
    await expect.poll(percent).toBe(50);
    await mark(paying.as, classes.quiz, "done");
    await mark(paying.as, classes.last, "done");
    await expect.poll(percent).toBe(100);
    const { completedAt } = (await enrolled(paying.as)) ?? {};
    expect(completedAt).not.toBeNull();
    const [{ id: module }] = rowsOf(
      await admin("GET", `/items/course_modules?filter[course][_eq]=${course}&sort=-sort`),
    ) as [{ id: string }];
    const added = await admin("POST", "/items/course_classes", { ...lesson("n", 5), module });
    await expect.poll(percent).toBe(80);
    expect((await enrolled(paying.as))?.["completedAt"]).toEqual(completedAt);
    await remark(paying.as, classes.last, "started");
    await expect.poll(percent).toBe(60);
    expect((await enrolled(paying.as))?.["completedAt"]).toBeNull();
    await remark(paying.as, classes.last, "done");
    await expect.poll(percent).toBe(80);
    const remove = (made: { data: unknown }) =>
      admin("DELETE", `/items/course_classes/${(made.data as { id: string }).id}`);
    await remove(added);
    await expect.poll(percent).toBe(100);
    const { completedAt: since } = (await enrolled(paying.as)) ?? {};
    expect(since).not.toBeNull();
    // What is taken away makes nobody done with the course anew.
    const other = await admin("POST", "/items/course_classes", { ...lesson("o", 6), module });
    await expect.poll(percent).toBe(80);
    await remove(other);
    await expect.poll(percent).toBe(100);
    expect((await enrolled(paying.as))?.["completedAt"]).toEqual(since);
  });

  test("is not the member's to claim", async () => {
    const path = `/items/enrollments/${String((await enrolled(free.as))?.["id"])}`;
    for (const claimed of [{ percent: 100 }, { completedAt: "2026-01-01T00:00:00Z" }]) {
      expect((await free.as("PATCH", path, claimed)).status).toBe(403);
    }
    expect((await free.as("POST", "/items/enrollments", { course, percent: 100 })).status).toBe(
      403,
    );
    expect((await free.as("PATCH", path, { isHidden: true })).status).toBe(200);
    expect((await paying.as("PATCH", path, { isHidden: true })).status).toBe(403);
    expect((await free.as("PATCH", path, { lastClass: classes.first })).status).toBe(200);
    expect((await free.as("PATCH", path, { lastClass: openCourse.first })).status).toBe(400);
  });
});

describe("a certificate", () => {
  const issue = (as: Reader, more: object = {}) =>
    as("POST", "/items/certificates", { course, holderName: " Ana   Souza ", ...more });

  test("is given to who finished all of the course, once, with a number of the portal", async () => {
    expect((await issue(free.as)).code).toBe("COURSE_NOT_FINISHED");
    expect((await issue(paying.as, { holderName: " " })).code).toBe("HOLDER_NAME_MISSING");
    const claimed = { code: "PS-2222-2222-2222", issuedAt: "2020-01-01T00:00:00Z" };
    const { data, status } = await issue(paying.as, claimed);
    expect([status, data]).toMatchObject([
      200,
      { holderName: "Ana Souza", code: expect.stringMatching(/^PS(-[2-9A-Z]{4}){3}$/) },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/2020-01|PS-2222-2222-2222/);
    expect((await issue(paying.as)).code).toBe("RECORD_NOT_UNIQUE");
    const { id } = data as { id: string };
    expect(
      (await paying.as("PATCH", `/items/certificates/${id}`, { holderName: "X" })).status,
    ).toBe(403);
  });

  const told = async (code: string) =>
    (
      (await tiers.teaser("POST", "/portal-certificates", { code })).data as {
        certificate: unknown;
      }
    ).certificate;

  test("says what its course was on the day of issue, and outlives the course", async () => {
    const made = await makeCourse("free", [
      { title: "Um", slug: "um", sort: 0, classes: [lesson("a", 0)] },
    ]);
    const path = `/items/courses/${made.id}`;
    const { title } = (await admin("GET", `${path}?fields=title`)).data as { title: string };
    await mark(free.as, made.classes[0] ?? "", "done");
    const claimed = {
      courseTitle: "Outro",
      totalMinutes: 9000,
      completedAt: "2020-01-01T00:00:00Z",
    };
    const issued = await issue(free.as, { course: made.id, ...claimed });
    const { id, code, completedAt } = issued.data as Record<"id" | "code" | "completedAt", string>;
    expect(issued.data).toMatchObject({ courseTitle: title, totalMinutes: 5 });
    expect(completedAt).not.toContain("2020");
    const certified = { code, courseTitle: title, totalMinutes: 5 };
    expect(await told(code)).toMatchObject(certified);
    await admin("PATCH", path, { title: "Novo nome" });
    expect(await told(code)).toMatchObject(certified);

    // One from before that was written down gets it with the work of every minute.
    const item = `/items/certificates/${id}`;
    await admin("PATCH", item, { courseTitle: null, totalMinutes: null, completedAt: null });
    const kept = async () => (await admin("GET", `${item}?fields=courseTitle,totalMinutes`)).data;
    const filled = { courseTitle: "Novo nome", totalMinutes: 5 };
    expect(await told(code)).toMatchObject(filled);
    await expect.poll(kept).toEqual(filled);

    expect((await admin("DELETE", path)).status).toBe(204);
    expect(await told(code)).toMatchObject({ code, ...filled });
    const own = await free.as("GET", `${item}?fields=course,code`);
    expect(own.data).toEqual({ course: null, code });
  });

  test("is told by its number to whoever asks the portal, and to nobody by anything else", async () => {
    const [{ code }] = rowsOf(await paying.as("GET", "/items/certificates")) as [{ code: string }];
    const asked = (as: Reader, number: unknown) =>
      as("POST", "/portal-certificates", { code: number });
    expect((await asked(tiers.teaser, code)).data).toMatchObject({
      certificate: { code, holderName: "Ana Souza" },
    });
    for (const forged of ["PS-2222-3333-4444", `${code}A`, code.toLowerCase(), "%", null]) {
      expect((await asked(tiers.teaser, forged)).data).toEqual({ certificate: null });
    }
    for (const as of [guest, free.as, tiers.free]) expect((await asked(as, code)).status).toBe(403);
    for (const as of [guest, tiers.teaser, tiers.free, tiers.paying]) {
      expect((await as("GET", "/items/certificates")).status).toBe(403);
    }
    const strangers = await makePerson("member");
    expect(rowsOf(await strangers.as("GET", "/items/certificates"))).toEqual([]);
  });
});

test("a review comes from who knows half of the course, once, and is part of the mean", async () => {
  const review = (as: Reader, rating: number) =>
    as("POST", "/items/course_reviews", { course, rating });
  expect((await review(free.as, 1)).code).toBe("REVIEW_TOO_EARLY");
  expect((await review(paying.as, 6)).status).toBe(400);
  expect((await review(paying.as, 4)).status).toBe(200);
  expect((await review(paying.as, 5)).code).toBe("RECORD_NOT_UNIQUE");
  const rating = async () =>
    Number(
      ((await admin("GET", `/items/courses/${course}?fields=rating`)).data as { rating: string })
        .rating,
    );
  await expect.poll(rating).toBe(4);
});

describe("whose a review is", () => {
  const path = "/items/course_reviews";
  const ways = (author: string): [string, string][] => [
    ["a field", `${path}?fields=id,user_created`],
    ["its key", `${path}?fields=id,uniqueKey`],
    ["all fields", `${path}?fields=*`],
    ["a filter", `${path}?filter[user_created][_eq]=${author}&fields=id`],
    ["a filter of its key", `${path}?filter[uniqueKey][_contains]=${author}&fields=id`],
    ["a group", `${path}?aggregate[count]=*&groupBy[]=user_created`],
    ["a group of its key", `${path}?aggregate[count]=*&groupBy[]=uniqueKey`],
    ["its course", `/items/courses/${course}?fields=reviews.user_created`],
  ];
  test.each(ways("x").map(([name], at) => [name, at] as const))(
    "is told to no other member by %s",
    async (name, at) => {
      const asked = ways(paying.id)[at]?.[1] ?? "";
      for (const as of [tiers.free, tiers.paying, free.as]) {
        const { data } = await as("GET", asked);
        expect(JSON.stringify(data ?? "")).not.toContain(paying.id);
        if (name.startsWith("a filter")) expect(data ?? []).toEqual([]);
      }
    },
  );

  test("is known to who wrote it", async () => {
    const mine = `${path}?filter[user_created][_eq]=$CURRENT_USER&fields=rating`;
    expect(rowsOf(await paying.as("GET", mine))).toEqual([{ rating: 4 }]);
    const shown = `${path}?filter[course][_eq]=${course}&fields=rating`;
    expect(rowsOf(await tiers.free("GET", shown))).toEqual([{ rating: 4 }]);
    expect(rowsOf(await free.as("GET", shown))).toEqual([]);
  });
});

test("a review is neither written nor changed by who is silenced, and still theirs to take away", async () => {
  const { id: sanction } = await make("/items/sanctions", {
    ...{ member: paying.id, kind: "silence", reason: "Ofensas repetidas." },
  });
  const [own] = rowsOf(
    await admin("GET", `/items/course_reviews?filter[user_created][_eq]=${paying.id}`),
  );
  const path = `/items/course_reviews/${String(own?.["id"])}`;
  const { banned } = MODERATION_REFUSALS;
  expect((await paying.as("PATCH", path, { rating: 1 })).code).toBe(banned);
  expect((await paying.as("POST", "/items/course_reviews", { course, rating: 1 })).code).toBe(
    banned,
  );
  expect((await paying.as("DELETE", path)).status).toBe(204);
  await admin("DELETE", `/items/sanctions/${sanction}`);
});

test("when which part of a class was written is Directus' own word, and no part is its title", async () => {
  const { id, classes: made } = await makeCourse("free", [
    { title: "Um", slug: "um", sort: 0, classes: [lesson("p", 0)] },
  ]);
  const path = `/items/course_classes/${made[0]}`;
  const parts = async () => {
    const [row] = rowsOf(
      await admin("GET", `${path.replace(/\/[^/]+$/, "")}?filter[id][_eq]=${made[0]}`),
    );
    return row?.["partsChangedAt"];
  };
  await admin("PATCH", path, { title: "Outro", sort: 4, partsChangedAt: { text: "2000-01-01" } });
  expect(await parts()).toEqual({});
  await admin("PATCH", path, { body: `<p>${SECRET} de novo</p>` });
  const written = { text: expect.stringMatching(/^20/) };
  expect(await parts()).toEqual(written);
  await admin("PATCH", path, { kind: "quiz", questions });
  expect(await parts()).toEqual({ ...written, questions: expect.stringMatching(/^20/) });
  const told = `/items/course_classes?filter[module][course][_eq]=${id}&fields=partsChangedAt`;
  expect(rowsOf(await tiers.teaser("GET", told))).toHaveLength(1);
});

test("what a class hands out goes to the folder of who may read the class", async () => {
  const form = new FormData();
  form.set("folder", folderIds.public);
  form.set("file", new Blob(["%PDF-1.7\n%%EOF"], { type: "application/pdf" }), "lista.pdf");
  const uploaded = await fetch(new URL("/files", given("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${given("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  const { id } = ((await uploaded.json()) as { data: { id: string } }).data;
  const folder = async () => (await admin("GET", `/files/${id}?fields=folder`)).data;
  const attach = (classId: string) =>
    admin("PATCH", `/items/course_classes/${classId}`, {
      attachments: [{ directus_files_id: id }],
    });
  await attach(classes.second);
  await expect.poll(folder).toEqual({ folder: folderIds.filmsForPaying });
  expect((await tiers.free("GET", `/files/${id}?fields=id`)).status).toBe(403);
  expect((await tiers.paying("GET", `/files/${id}?fields=id`)).status).toBe(200);
  await attach(openCourse.first);
  await expect.poll(folder).toEqual({ folder: folderIds.filmsForMembers });
  expect((await tiers.free("GET", `/files/${id}?fields=id`)).status).toBe(200);
  expect((await tiers.teaser("GET", `/files/${id}?fields=id`)).status).toBe(403);
  await admin("DELETE", `/files/${id}`);
});
