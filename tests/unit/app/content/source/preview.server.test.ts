import { expect, test } from "vitest";
import { classShape } from "~/features/courses/preview/course-preview.server";
import { fullCourseShape } from "~/features/courses/course.server";
import { everySource } from "~/shell/kind-sources.server";
import { previewedKinds, previewedPathsOf } from "../../../../../contract/content/preview.ts";

test("content preview: covers courses and their classes", () => {
  const pathsOf = ({ paths }: { paths: readonly string[] }) =>
    paths.filter((path) => path.includes("."));
  const known = {
    courses: previewedPathsOf("courses"),
    classes: previewedPathsOf("course_classes"),
  };
  expect(pathsOf(fullCourseShape).filter((path) => !known.courses.includes(path))).toEqual([]);
  expect(pathsOf(classShape).filter((path) => !known.classes.includes(path))).toEqual([]);
});

test.each(everySource)(
  "content preview: of $kind covers every field that the pages request",
  (source) => {
    const requested = { filter: {}, limit: 1 };
    for (const question of [
      source.cards(requested),
      source.items(requested),
      source.lockedItems(requested),
    ]) {
      const { fields, deep = {} } = question.command().params ?? {};
      const paths = (fields as string[]).filter((path) => path.includes("."));
      const kind = previewedKinds.find((each) => each === source.kind.name);
      const known = kind ? previewedPathsOf(kind) : [];
      expect(paths.filter((path) => !known.includes(path))).toEqual([]);
      expect(deep).toEqual({});
    }
  },
);
