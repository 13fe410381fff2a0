import { articleSource } from "./article-source.ts";
import { cantonSource } from "./canton-source.ts";
import { courseSource } from "./course-source.ts";
import { forumSource } from "./forum-source.ts";
import { glossarySource } from "./glossary-source.ts";
import { newsSource } from "./news-source.ts";
import { offerSources } from "./offer-sources.ts";
import { parameterSource, rateSource } from "./reference-sources.ts";
import type { SearchSource } from "./source.ts";
import { videoSource } from "./video-source.ts";

/** A new area needs a source and a kind. */
export const searchSources: readonly SearchSource[] = [
  newsSource,
  articleSource,
  videoSource,
  courseSource,
  forumSource,
  ...offerSources,
  glossarySource,
  cantonSource,
  parameterSource,
  rateSource,
];
