import { formatMoney, formatPercent } from "~/i18n/format";
import { thirdsIn } from "../../../contract/calculators/cents.ts";

/** "CHF 8’000.00" */
export const chf = (cents: number): string => formatMoney(cents, "CHF");

/** "5,3%": up to four decimals, without trailing zeros. */
export const percent = (value: number): string => formatPercent(value, 4);

/** "2/3", "20%": thirds have no exact decimal form. */
export function shareText(value: number): string {
  const thirds = thirdsIn(value);
  return thirds === null ? percent(value) : `${thirds}/3`;
}

/** "−CHF 424.00": a deduction. */
export const minusChf = (cents: number): string => (cents > 0 ? `−${chf(cents)}` : chf(cents));
