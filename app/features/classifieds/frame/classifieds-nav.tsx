import { to } from "~/i18n/paths";
import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { PillNav } from "~/ui/navigation/pill-nav";

const t = translator("classifieds", words);

const kinds = [
  ["jobs", "jobs"],
  ["health-insurances", "health"],
  ["mobile-plans", "mobile"],
  ["sbb-offers", "travel"],
  ["supermarket-costs", "supermarket"],
  ["alpine-volunteering", "alpine"],
] as const;

export type ClassifiedsPage = (typeof kinds)[number][0];

export const listClassifieds = () =>
  kinds.map(([page, name]) => ({
    page,
    to: to(`/app/classifieds/${page}`),
    label: t(`nav.${name}`),
  }));

export function ClassifiedsNav({ current }: { current: ClassifiedsPage | null }) {
  const items = listClassifieds().map((item) => ({ ...item, isCurrent: item.page === current }));
  return <PillNav label={t("nav.label")} items={items} />;
}
