import { workingDayUntil } from "../../../../contract/switzerland/plan-dates.ts";

/** The day by which a letter of cancellation must arrive. @returns YYYY-MM-DD */
export const lastWorkingDayOfNovember = (year: number): string => workingDayUntil(`${year}-11-30`);
