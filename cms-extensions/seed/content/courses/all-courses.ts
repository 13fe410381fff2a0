import type { SeedCourse } from "../../content-types.ts";
import { everydayGerman } from "./everyday-german/everyday-german.ts";
import { first90Days } from "./first-90-days.ts";
import { salaryAndTaxes } from "./salary-and-taxes.ts";

export const courses: SeedCourse[] = [first90Days, salaryAndTaxes, everydayGerman];
