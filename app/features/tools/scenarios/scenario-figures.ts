import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import type { ScenarioChange } from "../../../../contract/calculators/scenario.ts";
import { chf } from "../figures";
import { scenarios as words } from "./words";

const t = translator("scenarios", words);

export const UNKNOWN = t("unknown");

export const chfOrUnknown = (cents: number | null): string =>
  cents === null ? UNKNOWN : chf(cents);

export const cantonLabel = (code: string): string =>
  cantonNames[code as keyof typeof cantonNames] ?? code;

export const familyLabel = (civil: "single" | "married", children: number): string =>
  `${t(`family.${civil}`)}, ${t("family.children", { count: children })}`;

export function changeSentence({
  year,
  netMonthCents,
  differenceMonthCents,
}: ScenarioChange): string {
  return t(differenceMonthCents < 0 ? "change.less" : "change.more", {
    amount: chf(Math.abs(differenceMonthCents)),
    net: chf(netMonthCents),
    year,
  });
}
