import { afterAll, beforeAll, expect, test } from "vitest";
import { createCms, type OwnCms } from "~/cms/cms.server";
import {
  clearHistory,
  forgetWatched,
  listWatchLater,
  listWatched,
} from "~/content/film/history.server";
import { findOwnWatching, saveWatching } from "~/content/film/watching.server";
import { saveOpinion, saveReading, openReading } from "~/content/reading/reading.server";
import { listDone, markClass, openClass } from "~/features/courses/learning.server";
import { freshSlug, given, make, makePerson, memberToken, removeMade } from "../cms.ts";
import { makeItem } from "../community/commented.ts";

/** The app's writes for one member do not depend on other members' rows at the same place. */
const cms = createCms({
  cmsUrl: given("TEST_CMS_URL"),
  tokens: { teaser: "", free: "", paying: "" },
});
const members: OwnCms[] = [];

beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makePerson("member");
    members.push(cms.forOwn({ userId: id, tier: "free" }, memberToken(id)));
  }
});
afterAll(removeMade);

test("two members: each reads a text and rates it separately", async () => {
  const { id: item } = await makeItem();
  const target = { type: "news" as const, item };
  for (const own of members) {
    await openReading(own, target);
    await saveOpinion(own, target, { isUseful: true });
  }
  for (const [at, own] of members.entries()) {
    await saveReading(own, target, 20 + at);
    await saveOpinion(own, target, { isUseful: at === 1, reason: "unclear" });
  }
  const stored = await Promise.all(members.map((own) => openReading(own, target)));
  expect(stored.map(({ positionPct, isUseful }) => [positionPct, isUseful])).toEqual([
    [20, false],
    [21, true],
    [22, false],
  ]);
});

test("two members: each watches a film, and deleting the history affects one member only", async () => {
  const slug = freshSlug("filme");
  const { id: video } = await make<{ id: string }>("/items/videos", {
    ...{ title: slug, slug, summary: "Resumo", status: "published", access: "free" },
    ...{ provider: "youtube", providerId: "abcdefghijk", durationSec: 100 },
    captions: [{ lang: "pt-BR", vtt: "WEBVTT\n\n00:01.000 --> 00:02.000\nOlá" }],
  });
  const watchedAt = new Date().toISOString();
  for (const own of members) await saveWatching(own, video, { positionSec: 10, watchedAt });
  for (const [at, own] of members.entries())
    await saveWatching(own, video, { positionSec: 30 + at, watchedAt: new Date().toISOString() });
  const stored = await Promise.all(members.map((own) => findOwnWatching(own, video)));
  expect(stored.map(({ positionSec }) => positionSec)).toEqual([30, 31, 32]);
  const [first, second] = members as [OwnCms, OwnCms];
  for (const own of [first, second])
    await saveWatching(own, video, { watchLaterAt: new Date().toISOString() });
  await clearHistory(first);
  expect(await listWatched(first)).toEqual([]);
  const [others] = await listWatched(second);
  expect(others?.positionSec).toBe(31);
  await forgetWatched(second, others?.id ?? "");
  expect(await listWatched(second)).toEqual([]);
  // The watch-later list is separate from the history.
  for (const own of [first, second]) {
    const later = await listWatchLater(own);
    expect(later.map(({ positionSec, completedAt }) => [positionSec, completedAt])).toEqual([
      [0, null],
    ]);
  }
});

test("two members: each opens, finishes and resets a class", async () => {
  const [courseSlug, slug] = [freshSlug("curso"), freshSlug("aula")];
  const { id: course } = await make<{ id: string }>("/items/courses", {
    ...{ title: courseSlug, slug: courseSlug, summary: "Resumo", level: "beginner" },
    ...{ status: "published", access: "free", outcomes: [], instructors: [] },
  });
  const module = { course, title: "Módulo", slug: freshSlug("modulo"), sort: 1 };
  const { id: moduleId } = await make<{ id: string }>("/items/course_modules", module);
  const { id: classId } = await make<{ id: string }>("/items/course_classes", {
    ...{ module: moduleId, title: "Aula", slug, kind: "text", body: "<p>Texto</p>" },
    ...{ sort: 1, minutes: 5, isPreview: true, completionRule: "manual" },
  });
  for (const own of members) await openClass(own, course, classId);
  for (const own of members) await openClass(own, course, classId);
  for (const own of members) await markClass(own, classId, "done");
  const [first] = members as [OwnCms];
  await markClass(first, classId, "started");
  const done = await Promise.all(members.map((own) => listDone(own, [classId])));
  expect(done).toEqual([[], [classId], [classId]]);
});
