import { to } from "~/i18n/paths";
import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { PillNav } from "~/ui/navigation/pill-nav";
import { isShelfOpen, shelfPages, type ShelfPage } from "../../../../contract/shared/shelves.ts";

const t = translator("classifieds", words);

const pages = [
  "jobs",
  "health-insurances",
  "mobile-plans",
  "sbb-offers",
  "supermarket-costs",
  "alpine-volunteering",
] as const satisfies readonly ShelfPage[];

export type ClassifiedsPage = (typeof pages)[number];

export const listClassifieds = () =>
  pages.filter(isShelfOpen).map((page) => ({
    page,
    to: to(shelfPages[page].path),
    label: shelfPages[page].title,
  }));

export function ClassifiedsNav({ current }: { current: ClassifiedsPage | null }) {
  const items = listClassifieds().map((item) => ({ ...item, isCurrent: item.page === current }));
  return <PillNav label={t("nav.label")} items={items} />;
}
