import { articlesSource } from "~/features/articles/articles.server";
import { coursesSource } from "~/features/courses/courses.server";
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
