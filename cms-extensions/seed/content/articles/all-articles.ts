import type { SeedArticle } from "../../content-types.ts";
import { bankAccountGuide } from "./bank-account.ts";
import { borderShoppingGuide } from "./border-shopping.ts";
import { coupleTaxesGuide } from "./couple-taxes.ts";
import { pregnancyGuide } from "./pregnancy.ts";
import { rentFromBrazilGuide } from "./rent-from-brazil.ts";
import { returnToBrazilGuide } from "./return-to-brazil.ts";
import { schoolGuide } from "./school.ts";
import { unemploymentGuide } from "./unemployment.ts";
import { arrivalArticles } from "./arrival.ts";
import { childcareGuide } from "./childcare.ts";
import { consulateGuide } from "./consulate.ts";
import { dentistGuide } from "./dentist.ts";
import { divorceGuide } from "./divorce.ts";
import { dogGuide } from "./dog.ts";
import { familyAndLanguagesArticles } from "./family-and-languages.ts";
import { healthAndPensionArticles } from "./health-and-pension.ts";
import { housingArticles } from "./housing.ts";
import { jobSearchArticles } from "./job-search.ts";
import { mobilityArticles } from "./mobility.ts";
import { salaryAndTaxesArticles } from "./salary-and-taxes.ts";
import { supplementaryInsuranceGuide } from "./supplementary-insurance.ts";

export const articles: SeedArticle[] = [
  bankAccountGuide,
  borderShoppingGuide,
  coupleTaxesGuide,
  pregnancyGuide,
  rentFromBrazilGuide,
  returnToBrazilGuide,
  schoolGuide,
  unemploymentGuide,
  ...arrivalArticles,
  ...healthAndPensionArticles,
  ...housingArticles,
  ...salaryAndTaxesArticles,
  ...familyAndLanguagesArticles,
  ...mobilityArticles,
  ...jobSearchArticles,
  divorceGuide,
  dogGuide,
  dentistGuide,
  supplementaryInsuranceGuide,
  childcareGuide,
  consulateGuide,
];
