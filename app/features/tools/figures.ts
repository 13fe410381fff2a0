import { formatMoney, formatNumber } from "~/i18n/format";

/** "CHF 8’000.00" */
export const chf = (cents: number): string => formatMoney(cents, "CHF");

/** "5,3 %": as many decimals as there are, up to four. */
export const percent = (value: number): string => `${formatNumber(value, 4)}\u00a0%`;

/** "−CHF 424.00": what is taken away. */
export const minusChf = (cents: number): string => (cents > 0 ? `−${chf(cents)}` : chf(cents));
