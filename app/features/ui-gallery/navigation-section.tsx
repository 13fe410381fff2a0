import { Pagination } from "~/ui/navigation/pagination";
import { PillNav } from "~/ui/navigation/pill-nav";
import { Tabs } from "~/ui/navigation/tabs";
import { t } from "./gallery-words";
import { GallerySection, Specimen } from "./specimen";

const pageLabels = {
  navigation: t("navigation.pages"),
  previous: t("navigation.previousPage"),
  next: t("navigation.nextPage"),
  page: (page: number) => t("navigation.page", { page }),
};
const filters = (["filterAll", "filterHousing", "filterWork", "filterHealth"] as const).map(
  (filter, place) => ({
    to: place === 0 ? "/ui" : `/ui?filter=${place}`,
    label: t(`navigation.${filter}`),
    isCurrent: place === 0,
  }),
);
const tabs = (["tabRule", "tabChoice", "tabChildren"] as const).map((tab) => ({
  id: tab,
  title: t(`navigation.${tab}`),
  content: <p>{t(`navigation.${tab}Text`)}</p>,
}));

export function NavigationSection() {
  return (
    <GallerySection id="navigation" title={t("navigation.title")}>
      <Specimen title={t("navigation.filters")} flow="stack">
        <PillNav label={t("navigation.filters")} items={filters} />
      </Specimen>
      <Specimen title={t("navigation.tabs")} flow="stack">
        <Tabs label={t("navigation.tabsLabel")} tabs={tabs} />
      </Specimen>
      <Specimen title={t("navigation.pages")} flow="stack">
        <Pagination
          page={4}
          pageCount={9}
          hrefOf={(page) => `/ui?page=${page}`}
          labels={pageLabels}
        />
      </Specimen>
    </GallerySection>
  );
}
