export const civilStatuses = ["single", "married"] as const;
export type CivilStatus = (typeof civilStatuses)[number];

export type Household = {
  civilStatus: CivilStatus;
  /** Of a married couple both earn. */
  isSpouseWorking: boolean;
  /** Who live in the household: children elsewhere give no tariff H. */
  children: number;
  isInChurch: boolean;
};

/** The tariffs know up to nine children. */
export const MOST_CHILDREN = 9;

/**
 * The code of the tariff at source of who lives and works in Switzerland: A alone, H alone with children in the
 * household, B married with one income, C married with two; then children, then church tax. QStV art. 1.
 */
export function tariffCodeOf(household: Household): string {
  const { civilStatus, isSpouseWorking, isInChurch } = household;
  const children = Math.min(Math.max(0, household.children), MOST_CHILDREN);
  const single = children > 0 ? "H" : "A";
  const married = isSpouseWorking ? "C" : "B";
  return `${civilStatus === "single" ? single : married}${children}${isInChurch ? "Y" : "N"}`;
}
