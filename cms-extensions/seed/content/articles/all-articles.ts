import type { SeedArticle } from "../../content-types.ts";
import { arrivalArticles } from "./arrival.ts";
import { familyAndLanguagesArticles } from "./family-and-languages.ts";
import { healthAndPensionArticles } from "./health-and-pension.ts";
import { housingArticles } from "./housing.ts";
import { jobSearchArticles } from "./job-search.ts";
import { mobilityArticles } from "./mobility.ts";
import { salaryAndTaxesArticles } from "./salary-and-taxes.ts";

export const articles: SeedArticle[] = [
  ...arrivalArticles,
  ...healthAndPensionArticles,
  ...housingArticles,
  ...salaryAndTaxesArticles,
  ...familyAndLanguagesArticles,
  ...mobilityArticles,
  ...jobSearchArticles,
];
