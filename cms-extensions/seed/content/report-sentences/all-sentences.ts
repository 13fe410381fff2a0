import { cantonSentences } from "./cantons.ts";
import { goalSentences } from "./goals.ts";
import { hourSentences } from "./hours.ts";
import { jobSentences } from "./job.ts";
import { languageSentences } from "./languages.ts";
import { passportSentences } from "./passport.ts";
import { permitSentences } from "./permit.ts";
import type { SeedSentence } from "./sentence.ts";
import { timeSentences } from "./time.ts";

export const reportSentences: readonly SeedSentence[] = [
  ...passportSentences,
  ...jobSentences,
  ...permitSentences,
  ...timeSentences,
  ...cantonSentences,
  ...hourSentences,
  ...languageSentences,
  ...goalSentences,
];
