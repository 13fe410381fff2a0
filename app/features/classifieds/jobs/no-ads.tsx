import { translator } from "~/i18n/translator";
import { jobs as words } from "./words";

const t = translator("jobs", words);

/** Instead of filters and results, while no employer's ad is published. */
export const NoAds = () => <p>{t("ads.none")}</p>;
