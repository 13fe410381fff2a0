import { articles } from "~/features/articles/articles";
import { courses } from "~/features/courses/courses";
import { news } from "~/features/news/news";
import { videos } from "~/features/videos/videos";
import type { ContentKind } from "../../contract/content-kinds.ts";

const byName = { news, articles, videos, courses } satisfies Record<ContentKind, unknown>;

/** Every kind of content, in the order in which pages show them together. */
export const everyKind = Object.values(byName);
