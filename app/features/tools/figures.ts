import { formatMoney, formatPercent } from "~/i18n/format";
import { thirdsIn } from "../../../contract/calculators/cents.ts";

/** "CHF 8’000.00" */
export const chf = (cents: number): string => formatMoney(cents, "CHF");

/** "5,3%": as many decimals as there are, up to four. */
export const percent = (value: number): string => formatPercent(value, 4);

/** "2/3", "20%": a third has no decimals that say it exactly. */
export function shareText(value: number): string {
  const thirds = thirdsIn(value);
  return thirds === null ? percent(value) : `${thirds}/3`;
}

/** "−CHF 424.00": what is taken away. */
export const minusChf = (cents: number): string => (cents > 0 ? `−${chf(cents)}` : chf(cents));
