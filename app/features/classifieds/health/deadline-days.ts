import { workingDayUntil } from "../../../../contract/working-days.ts";

/** The day until which a letter that changes the insurer has to arrive. @returns YYYY-MM-DD */
export const lastWorkingDayOfNovember = (year: number): string => workingDayUntil(`${year}-11-30`);
