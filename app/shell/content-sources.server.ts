import { previewerOf, type PreviewedItem } from "~/content/source/preview.server";
import {
  findPreviewedClass,
  findPreviewedCourse,
  type PreviewedTeaching,
} from "~/features/courses/preview/course-preview.server";
import { kindsWith, type ContentKind } from "../../contract/content/kinds.ts";
import { everySource } from "./kind-sources.server";

const texts: readonly ContentKind[] = kindsWith("isText");
export const textSources = everySource.filter(({ kind }) => texts.includes(kind.name));

export type Previewed = PreviewedItem | PreviewedTeaching;

const previewers = Object.fromEntries(
  everySource.map((source) => [source.kind.name, previewerOf(source)]),
) as Record<ContentKind, ReturnType<typeof previewerOf>>;

export const previewReaders = {
  ...previewers,
  courses: findPreviewedCourse,
  course_classes: findPreviewedClass,
};
