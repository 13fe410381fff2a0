import { translator } from "~/i18n/translator";
import { findValidFor, isOutdated } from "../../../contract/community/valid-for.ts";
import type { ShownValidFor } from "./valid-for-line";
import { validFor as words } from "./words";

const t = translator("valid-for", words);

export function showValidFor(stored: unknown, now: Date): ShownValidFor | null {
  const found = findValidFor(stored);
  if (!found) return null;
  const { canton, permit, year } = found;
  const parts = [
    canton ?? t("anyCanton"),
    ...(permit ? [t("withPermit", { permit })] : []),
    String(year),
  ];
  return {
    label: t("label", { scope: parts.join(", ") }),
    outdated: isOutdated(found, now) ? t("outdated", { year: String(year) }) : null,
  };
}
