import type { SeedTerm } from "../../content-types.ts";
import { everydayTerms } from "./everyday-life.ts";
import { healthTerms } from "./health.ts";
import { housingTerms } from "./housing.ts";
import { permitTerms } from "./permits.ts";
import { socialInsuranceTerms } from "./social-insurance.ts";
import { stateTerms } from "./state-and-law.ts";
import { taxTerms } from "./taxes.ts";
import { workTerms } from "./work.ts";

export const glossaryTerms: readonly SeedTerm[] = [
  ...permitTerms,
  ...taxTerms,
  ...socialInsuranceTerms,
  ...healthTerms,
  ...housingTerms,
  ...workTerms,
  ...everydayTerms,
  ...stateTerms,
];
