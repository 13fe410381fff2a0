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

export function ClassifiedsNav({ current }: { current: ClassifiedsPage | null }) {
  const items = kinds.map(([page, name]) => ({
    to: to(`/app/classifieds/${page}`),
    label: t(`nav.${name}`),
    isCurrent: page === current,
  }));
  return <PillNav label={t("nav.label")} items={items} />;
}
