import { cantonFigureSource } from "./canton-figure-source.ts";
import { cantonSource } from "./canton-source.ts";
import { courseSource } from "./course-source.ts";
import { factSource } from "./fact-source.ts";
import { forumSource } from "./forum-source.ts";
import { glossarySource } from "./glossary-source.ts";
import { offerSources } from "./offer-sources.ts";
import { parameterSource, rateSource } from "./reference-sources.ts";
import type { SearchSource } from "./source.ts";
import { textSources } from "./text-source.ts";
import { videoSource } from "./video-source.ts";

/** A new area needs a source and a kind. Texts of `contract/content/kinds.ts` have theirs. */
export const searchSources: readonly SearchSource[] = [
  ...textSources,
  videoSource,
  courseSource,
  forumSource,
  ...offerSources,
  glossarySource,
  cantonSource,
  cantonFigureSource,
  factSource,
  parameterSource,
  rateSource,
];
