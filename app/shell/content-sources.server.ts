import { previewerOf, type PreviewedItem } from "~/content/source/preview.server";
import { articlesSource } from "~/features/articles/articles.server";
import { coursesSource } from "~/features/courses/courses.server";
import {
  findPreviewedClass,
  findPreviewedCourse,
  type PreviewedTeaching,
} from "~/features/courses/preview/course-preview.server";
import { newsSource } from "~/features/news/news.server";
import { videosSource } from "~/features/videos/videos.server";
import type { ContentKind } from "../../contract/content/kinds.ts";

const byName = {
  news: newsSource,
  articles: articlesSource,
  videos: videosSource,
  courses: coursesSource,
} satisfies Record<ContentKind, unknown>;

export const everySource = Object.values(byName);

export type Previewed = PreviewedItem | PreviewedTeaching;

export const previewReaders = {
  articles: previewerOf(articlesSource),
  news: previewerOf(newsSource),
  videos: previewerOf(videosSource),
  courses: findPreviewedCourse,
  course_classes: findPreviewedClass,
};
