import { translator } from "~/i18n/translator";
import { contentSearch } from "./words";

const t = translator("content-search", contentSearch);

export const pageLabels = {
  navigation: t("pages.navigation"),
  previous: t("pages.previous"),
  next: t("pages.next"),
  page: (page: number) => t("pages.page", { page }),
};
