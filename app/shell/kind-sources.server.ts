// Made by npm run codegen, out of contract/content/kinds.ts.
import { articlesSource } from "~/features/articles/articles.server";
import { coursesSource } from "~/features/courses/courses.server";
import { newsSource } from "~/features/news/news.server";
import { videosSource } from "~/features/videos/videos.server";

export const everySource = [newsSource, articlesSource, videosSource, coursesSource];
