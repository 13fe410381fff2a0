import { describe, expect, test } from "vitest";
import type { ClassHead, CourseModule } from "~/features/courses/course";
import {
  findBlocker,
  findNextClass,
  listChanges,
  listClasses,
  mayOpen,
  progressOf,
} from "~/features/courses/course-progress";
import { isWithinReach } from "~/features/courses/class/locked-class";

const head = (id: string, more: Partial<ClassHead> = {}): ClassHead => ({
  ...{ id, slug: id, title: `Aula ${id}`, kind: "text", minutes: 5, isPreview: false },
  ...{
    completionRule: "manual",
    passPercent: null,
    createdAt: null,
    updatedAt: null,
    partsChangedAt: null,
  },
  ...{ updateNote: null, ...more },
});
const module = (id: string, classes: ClassHead[], isInOrder = false): CourseModule => ({
  ...{ id, slug: id, title: `Módulo ${id}`, isInOrder, classes },
});
const course = {
  isForPaying: true,
  modules: [
    module("um", [head("a", { isPreview: true }), head("b"), head("c")], true),
    module("dois", [head("d", { isPreview: true }), head("e")]),
  ],
};
const placed = (id: string) => {
  const found = listClasses(course).find((each) => each.head.id === id);
  if (!found) throw new Error(`no class ${id}`);
  return found;
};

describe("course progress", () => {
  test.each<[string[], number, number]>([
    [[], 0, 0],
    [["a"], 1, 20],
    [["a", "b", "c", "d"], 4, 80],
    [["a", "b", "c", "d", "e"], 5, 100],
    [["a", "b", "c", "d", "e", "gone", "also-gone"], 5, 100],
    [["a", "a"], 1, 20],
  ])("for %j is %i of 5, %i %%", (done, doneCount, percent) => {
    expect(progressOf(course, done)).toEqual({ doneCount, allCount: 5, percent });
  });

  test("is 100 only for all classes, and 0 without classes", () => {
    const many = Array.from({ length: 300 }, (_, at) => head(String(at)));
    const all = many.map(({ id }) => id);
    expect(progressOf({ modules: [module("x", many)] }, all.slice(1)).percent).toBe(99);
    expect(progressOf({ modules: [] }, ["a"]).percent).toBe(0);
  });
});

test("course progress: in an ordered module a class waits for those before it", () => {
  expect(findBlocker(placed("a"), [])).toBeNull();
  expect(findBlocker(placed("c"), ["a"])?.id).toBe("b");
  expect(findBlocker(placed("c"), ["a", "b"])).toBeNull();
  expect(findBlocker(placed("e"), [])).toBeNull();
});

test("course progress: a free member may open free classes", () => {
  expect(mayOpen(course, head("b"), false)).toBe(false);
  expect(mayOpen(course, head("a", { isPreview: true }), false)).toBe(true);
  expect(mayOpen({ isForPaying: false }, head("b"), false)).toBe(true);
  expect(mayOpen(course, head("b"), true)).toBe(true);
});

test("course progress: a free class behind a paid one is out of reach until that is completed", () => {
  const free = head("f", { isPreview: true });
  const behind = module("três", [head("e"), free], true);
  const reach = (done: string[], isPaying = false) =>
    isWithinReach(course, { module: behind, head: free }, { done, isPaying });
  expect([reach([]), reach(["e"]), reach([], true)]).toEqual([false, true, true]);
  expect(isWithinReach(course, placed("d"), { done: [], isPaying: false })).toBe(true);
  expect(isWithinReach(course, placed("e"), { done: [], isPaying: false })).toBe(false);
});

describe("next class", () => {
  const next = (done: string[], isPaying = true) =>
    findNextClass(course, { done }, isPaying)?.head.id;
  test("is the first one at the beginning", () => expect(next([])).toBe("a"));
  test("is the first one not done, though later ones are", () =>
    expect(next(["a", "d", "e"])).toBe("b"));
  test("is the following one after completed classes", () => expect(next(["a", "b"])).toBe("c"));
  test("is one that the member may open", () => expect(next(["a"], false)).toBe("d"));
  test("is undefined if the member may open none of the remaining ones", () =>
    expect(next(["a", "d"], false)).toBeUndefined());
  test("is the first one again if all are completed", () =>
    expect(next(["a", "b", "c", "d", "e"])).toBe("a"));
  test("is null without classes", () =>
    expect(findNextClass({ modules: [], isForPaying: false }, { done: [] }, true)).toBeNull());
});

test("course changes: list what changed since completion, nothing older", () => {
  const changed = {
    modules: [
      module("um", [
        head("a", { createdAt: "2026-10-01T00:00:00Z", updatedAt: "2026-10-05T00:00:00Z" }),
        head("b", { createdAt: "2026-10-11T00:00:00Z" }),
        head("c", { createdAt: "2026-10-01T00:00:00Z", updatedAt: "2026-10-12T00:00:00Z" }),
        head("d"),
      ]),
    ],
  };
  expect(listChanges(changed, "2026-10-10T00:00:00Z")).toEqual([
    { title: "Aula b", isNew: true, parts: [], note: null },
    { title: "Aula c", isNew: false, parts: [], note: null },
  ]);
  expect(listChanges(changed, null)).toEqual([]);
});

test("course changes: list the changed parts of a class, and ignore a class that was only moved", () => {
  const moved = { updatedAt: "2026-11-01T00:00:00Z", partsChangedAt: {} };
  const written = {
    ...{ updatedAt: "2026-11-01T00:00:00Z", updateNote: "Taxas de 2027" },
    partsChangedAt: { text: "2026-11-01T00:00:00Z", film: "2026-10-01T00:00:00Z" },
  };
  const changed = { modules: [module("um", [head("a", moved), head("b", written)])] };
  expect(listChanges(changed, "2026-10-10T00:00:00Z")).toEqual([
    { title: "Aula b", isNew: false, parts: ["text"], note: "Taxas de 2027" },
  ]);
});
