export const civilStatuses = ["single", "married"] as const;
export type CivilStatus = (typeof civilStatuses)[number];

export type Household = {
  civilStatus: CivilStatus;
  isSpouseWorking: boolean;
  /** Children in the household; children elsewhere give no tariff H. */
  children: number;
  isInChurch: boolean;
};

/** The tariffs cover up to nine children. */
export const MOST_CHILDREN = 9;

/**
 * Tariff code of the tax at source for people who live and work in Switzerland. A: single; H: single with
 * children in the household; B: married, one income; C: married, two incomes. Then the number of children
 * and church tax. QStV art. 1.
 */
export function tariffCodeOf(household: Household): string {
  const { civilStatus, isSpouseWorking, isInChurch } = household;
  const children = Math.min(Math.max(0, household.children), MOST_CHILDREN);
  const single = children > 0 ? "H" : "A";
  const married = isSpouseWorking ? "C" : "B";
  return `${civilStatus === "single" ? single : married}${children}${isInChurch ? "Y" : "N"}`;
}
