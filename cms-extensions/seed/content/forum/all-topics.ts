import type { SeedTopic } from "../../content-types.ts";
import { cantonTopics } from "./cantons.ts";
import { documentTopics } from "./documents.ts";
import { familyTopics } from "./family.ts";
import { healthTopics } from "./health.ts";
import { housingTopics } from "./housing.ts";
import { introductionTopics } from "./introductions.ts";
import { languageTopics } from "./languages.ts";
import { moneyTopics } from "./money.ts";
import { workTopics } from "./work.ts";

export const topics: SeedTopic[] = [
  ...documentTopics,
  ...workTopics,
  ...housingTopics,
  ...healthTopics,
  ...moneyTopics,
  ...familyTopics,
  ...languageTopics,
  ...cantonTopics,
  ...introductionTopics,
];
