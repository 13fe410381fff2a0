import { formatMoney, formatPercent } from "~/i18n/format";
import { thirdsIn } from "../../../contract/calculators/cents.ts";

export const chf = (cents: number): string => formatMoney(cents, "CHF");

/** Up to four decimals, without trailing zeros: "5,3%". */
export const percent = (value: number): string => formatPercent(value, 4);

/** "2/3", "20%": thirds have no exact decimal form. */
export function shareText(value: number): string {
  const thirds = thirdsIn(value);
  return thirds === null ? percent(value) : `${thirds}/3`;
}

export const minusChf = (cents: number): string => (cents > 0 ? `−${chf(cents)}` : chf(cents));
