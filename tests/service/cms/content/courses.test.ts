import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { admin, make, makePerson, readerWith, removeMade, rowsOf, tiers } from "../cms.ts";
import type { Person, Reader } from "../cms.ts";
import { answerQuiz, lesson, makeCourse, makeOpenCourse, makePayingCourse } from "./courses.ts";

/** Access to courses in Directus itself, without page or app. */
const guest = readerWith(null);
let free: Person;
let paying: Person;
let course: Awaited<ReturnType<typeof makePayingCourse>>;
let openCourse: Awaited<ReturnType<typeof makeOpenCourse>>;

beforeAll(async () => {
  free = await makePerson("member");
  paying = await makePerson("payingUser");
  course = await makePayingCourse();
  openCourse = await makeOpenCourse();
});
afterAll(removeMade);

const mark = (as: Reader, id: string, state: string) =>
  as("POST", "/items/class_progress", { class: id, state });
const remark = (as: Reader, id: string, state: string) =>
  as("PATCH", "/items/class_progress", {
    query: { filter: { class: { _eq: id } } },
    data: { state },
  });
const enrolled = async (as: Reader) =>
  rowsOf(await as("GET", `/items/enrollments?filter[course][_eq]=${course.id}`))[0];

describe("course progress", () => {
  test("requires the order of the module, and an answer", async () => {
    expect((await mark(paying.as, course.second, "done")).code).toBe("CLASS_BEFORE_ITS_TURN");
    expect((await mark(paying.as, course.first, "done")).status).toBe(200);
    expect((await mark(paying.as, course.second, "done")).status).toBe(200);
    const other = await makePerson("payingUser");
    expect((await mark(other.as, course.quiz, "done")).code).toBe("QUIZ_UNANSWERED");
  });

  test("of a class with a film requires the film, except without watch history", async () => {
    const [film] = rowsOf(
      await admin(
        "GET",
        "/items/videos?filter[status][_eq]=published&filter[access][_eq]=free&limit=1&fields=id,durationSec",
      ),
    ) as [{ id: string; durationSec: number }];
    const { classes } = await makeCourse("free", [
      {
        ...{ title: "Um", slug: "um", sort: 0 },
        classes: [
          lesson("f", 0, { kind: "video", video: film.id, completionRule: "video_90", body: null }),
        ],
      },
    ]);
    const [filmed = ""] = classes;
    const viewer = await makePerson("member");
    const watch = (positionSec: number) =>
      viewer.as("POST", "/items/video_progress", { video: film.id, positionSec });
    expect((await mark(viewer.as, filmed, "done")).code).toBe("CLASS_FILM_UNSEEN");
    expect((await watch(film.durationSec)).status).toBe(200);
    expect((await mark(viewer.as, filmed, "done")).status).toBe(200);
    const unseen = await makePerson("member", { isWatchHistoryPaused: true });
    expect((await mark(unseen.as, filmed, "done")).status).toBe(200);
  });

  test("is saved for members with access to the class", async () => {
    expect((await mark(free.as, course.first, "done")).status).toBe(200);
    expect((await mark(free.as, course.last, "started")).status).toBe(403);
    expect((await mark(free.as, openCourse.first, "done")).status).toBe(200);
    expect((await mark(guest, openCourse.first, "done")).status).toBe(403);
  });

  test("stays correct after finishing, resetting, adding and removing classes, and never exceeds 100", async () => {
    const percent = async () => (await enrolled(paying.as))?.["percent"];
    await expect.poll(percent).toBe(50);
    expect((await answerQuiz(paying.as, course.quiz, [1, 2500])).status).toBe(200);
    await mark(paying.as, course.quiz, "done");
    await mark(paying.as, course.last, "done");
    await expect.poll(percent).toBe(100);
    const { completedAt } = (await enrolled(paying.as)) ?? {};
    expect(completedAt).not.toBeNull();
    const [{ id: module }] = rowsOf(
      await admin("GET", `/items/course_modules?filter[course][_eq]=${course.id}&sort=-sort`),
    ) as [{ id: string }];
    const added = await admin("POST", "/items/course_classes", { ...lesson("n", 5), module });
    await expect.poll(percent).toBe(80);
    expect((await enrolled(paying.as))?.["completedAt"]).toEqual(completedAt);
    await remark(paying.as, course.last, "started");
    await expect.poll(percent).toBe(60);
    expect((await enrolled(paying.as))?.["completedAt"]).toBeNull();
    await remark(paying.as, course.last, "done");
    await expect.poll(percent).toBe(80);
    const remove = (made: { data: unknown }) =>
      admin("DELETE", `/items/course_classes/${(made.data as { id: string }).id}`);
    await remove(added);
    await expect.poll(percent).toBe(100);
    const { completedAt: since } = (await enrolled(paying.as)) ?? {};
    expect(since).not.toBeNull();
    // Deleting a class does not complete the course again.
    const other = await admin("POST", "/items/course_classes", { ...lesson("o", 6), module });
    await expect.poll(percent).toBe(80);
    await remove(other);
    await expect.poll(percent).toBe(100);
    expect((await enrolled(paying.as))?.["completedAt"]).toEqual(since);
    // A completion date cleared during the count is set at the next count.
    const { id: enrollment } = (await enrolled(paying.as)) as { id: string };
    await admin("PATCH", `/items/enrollments/${enrollment}`, { completedAt: null });
    await remark(paying.as, course.last, "done");
    await expect.poll(async () => (await enrolled(paying.as))?.["completedAt"]).not.toBeNull();
  });

  test("can't be set by the member", async () => {
    const path = `/items/enrollments/${String((await enrolled(free.as))?.["id"])}`;
    for (const claimed of [{ percent: 100 }, { completedAt: "2026-01-01T00:00:00Z" }]) {
      expect((await free.as("PATCH", path, claimed)).status).toBe(403);
    }
    expect(
      (await free.as("POST", "/items/enrollments", { course: course.id, percent: 100 })).status,
    ).toBe(403);
    expect((await free.as("PATCH", path, { isHidden: true })).status).toBe(200);
    expect((await paying.as("PATCH", path, { isHidden: true })).status).toBe(403);
    expect((await free.as("PATCH", path, { lastClass: course.first })).status).toBe(200);
    expect((await free.as("PATCH", path, { lastClass: openCourse.first })).status).toBe(400);
  });
});

describe("certificate", () => {
  const issue = (as: Reader, more: object = {}) =>
    as("POST", "/items/certificates", { course: course.id, ...more });

  test("is refused until each test of the course is passed", async () => {
    const poor = await makePerson("payingUser");
    await answerQuiz(poor.as, course.quiz, [0, 2500]);
    for (const id of [course.first, course.second, course.quiz, course.last]) {
      expect((await mark(poor.as, id, "done")).status).toBe(200);
    }
    expect((await issue(poor.as)).code).toBe("TESTS_NOT_PASSED");
    await answerQuiz(poor.as, course.quiz, [1, 2500]);
    await answerQuiz(poor.as, course.quiz, [0, 0]);
    expect((await issue(poor.as)).status).toBe(200);
  });

  test("is refused if the font can draw no letter of the account's name", async () => {
    const person = await makePerson("payingUser");
    await admin("PATCH", `/users/${person.id}`, { first_name: "李", last_name: "伟" });
    expect((await issue(person.as)).code).toBe("HOLDER_NAME_MISSING");
  });

  test("is issued once to a member who finished the whole course, in the account's name", async () => {
    expect((await issue(free.as)).code).toBe("COURSE_NOT_FINISHED");
    const claimed = {
      ...{ code: "PS-2222-2222-2222", issuedAt: "2020-01-01T00:00:00Z" },
      holderName: "Outra Pessoa",
    };
    const { data, status } = await issue(paying.as, claimed);
    expect([status, data]).toMatchObject([
      200,
      { holderName: "Ana", code: expect.stringMatching(/^PS(-[2-9A-Z]{4}){3}$/) },
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

  test("shows the course as of the day of issue, and outlives it", async () => {
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
    expect(issued.data).toMatchObject({ courseTitle: title, totalMinutes: 1 });
    expect(completedAt).not.toContain("2020");
    const certified = { code, courseTitle: title, totalMinutes: 1 };
    expect(await told(code)).toMatchObject(certified);
    await admin("PATCH", path, { title: "Novo nome" });
    expect(await told(code)).toMatchObject(certified);

    // A certificate from before this field existed gets it from the job that runs every minute.
    const item = `/items/certificates/${id}`;
    await admin("PATCH", item, { courseTitle: null, totalMinutes: null, completedAt: null });
    const kept = async () => (await admin("GET", `${item}?fields=courseTitle,totalMinutes`)).data;
    const filled = { courseTitle: "Novo nome", totalMinutes: 1 };
    expect(await told(code)).toMatchObject(filled);
    await expect.poll(kept).toEqual(filled);

    expect((await admin("DELETE", path)).status).toBe(204);
    expect(await told(code)).toMatchObject({ code, ...filled });
    const own = await free.as("GET", `${item}?fields=course,code`);
    expect(own.data).toEqual({ course: null, code });
  });

  test("is public by its number through the portal, and by nothing else", async () => {
    const [{ code }] = rowsOf(await paying.as("GET", "/items/certificates")) as [{ code: string }];
    const asked = (as: Reader, number: unknown) =>
      as("POST", "/portal-certificates", { code: number });
    expect((await asked(tiers.teaser, code)).data).toMatchObject({
      certificate: { code, holderName: "Ana" },
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

test("course review: requires half of the course, is given once, and counts in the average", async () => {
  const review = (as: Reader, rating: number) =>
    as("POST", "/items/course_reviews", { course: course.id, rating });
  expect((await review(free.as, 1)).code).toBe("REVIEW_TOO_EARLY");
  expect((await review(paying.as, 6)).status).toBe(400);
  expect((await review(paying.as, 4)).status).toBe(200);
  expect((await review(paying.as, 5)).code).toBe("RECORD_NOT_UNIQUE");
  const rating = async () =>
    Number(
      ((await admin("GET", `/items/courses/${course.id}?fields=rating`)).data as { rating: string })
        .rating,
    );
  await expect.poll(rating).toBe(4);
});

describe("author of a review", () => {
  const path = "/items/course_reviews";
  const ways = (author: string, courseId: string): [string, string][] => [
    ["a field", `${path}?fields=id,user_created`],
    ["its key", `${path}?fields=id,uniqueKey`],
    ["all fields", `${path}?fields=*`],
    ["a filter", `${path}?filter[user_created][_eq]=${author}&fields=id`],
    ["a filter of its key", `${path}?filter[uniqueKey][_contains]=${author}&fields=id`],
    ["a group", `${path}?aggregate[count]=*&groupBy[]=user_created`],
    ["a group of its key", `${path}?aggregate[count]=*&groupBy[]=uniqueKey`],
    ["its course", `/items/courses/${courseId}?fields=reviews.user_created`],
  ];
  test.each(ways("x", "x").map(([name], at) => [name, at] as const))(
    "can't be found by another member by %s",
    async (name, at) => {
      const requested = ways(paying.id, course.id)[at]?.[1] ?? "";
      for (const as of [tiers.free, tiers.paying, free.as]) {
        const { data } = await as("GET", requested);
        expect(JSON.stringify(data ?? "")).not.toContain(paying.id);
        if (name.startsWith("a filter")) expect(data ?? []).toEqual([]);
      }
    },
  );

  test("is known to the author", async () => {
    const mine = `${path}?filter[user_created][_eq]=$CURRENT_USER&fields=rating`;
    expect(rowsOf(await paying.as("GET", mine))).toEqual([{ rating: 4 }]);
    const shown = `${path}?filter[course][_eq]=${course.id}&fields=rating`;
    expect(rowsOf(await tiers.free("GET", shown))).toEqual([{ rating: 4 }]);
    expect(rowsOf(await free.as("GET", shown))).toEqual([]);
  });
});

test("course review: a silenced member can't write or edit one, but can delete it", async () => {
  const { id: sanction } = await make("/items/sanctions", {
    ...{ member: paying.id, kind: "silence", reason: "Ofensas repetidas." },
  });
  const [own] = rowsOf(
    await admin("GET", `/items/course_reviews?filter[user_created][_eq]=${paying.id}`),
  );
  const path = `/items/course_reviews/${String(own?.["id"])}`;
  const { banned } = MODERATION_REFUSALS;
  expect((await paying.as("PATCH", path, { rating: 1 })).code).toBe(banned);
  expect(
    (await paying.as("POST", "/items/course_reviews", { course: course.id, rating: 1 })).code,
  ).toBe(banned);
  expect((await paying.as("DELETE", path)).status).toBe(204);
  await admin("DELETE", `/items/sanctions/${sanction}`);
});
