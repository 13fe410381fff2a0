// Made by npm run codegen, out of contract/content/kinds.ts.
import { articles } from "~/features/articles/articles";
import { courses } from "~/features/courses/courses";
import { news } from "~/features/news/news";
import { videos } from "~/features/videos/videos";

export const everyKind = [news, articles, videos, courses];
