import type { SeedNews } from "../../content-types.ts";
import { dailyLifeNews } from "./daily-life.ts";
import { documentNews } from "./documents.ts";
import { familyNews } from "./family.ts";
import { healthInsuranceNews } from "./health-insurance.ts";
import { healthPremiumNews } from "./health-premiums.ts";
import { rentNews } from "./housing-rent.ts";
import { housingSearchNews } from "./housing-search.ts";
import { languageNews } from "./languages.ts";
import { taxAndPensionNews } from "./taxes-pension.ts";
import { withholdingTaxNews } from "./taxes-withholding.ts";
import { transportNews } from "./transport.ts";
import { workLifeNews } from "./work-life.ts";
import { salaryNews } from "./work-salaries.ts";

export const news: SeedNews[] = [
  ...documentNews,
  ...healthPremiumNews,
  ...healthInsuranceNews,
  ...salaryNews,
  ...workLifeNews,
  ...withholdingTaxNews,
  ...taxAndPensionNews,
  ...rentNews,
  ...housingSearchNews,
  ...familyNews,
  ...languageNews,
  ...transportNews,
  ...dailyLifeNews,
];
