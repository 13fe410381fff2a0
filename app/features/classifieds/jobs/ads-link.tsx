import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import { jobs as words } from "./words";

const t = translator("jobs", words);

export const AdsLink = () => (
  <p>
    <PageLink to={to("/app/classifieds/jobs/ads")} className={`${text.link} ${text.tap}`}>
      {t("ads.link")}
    </PageLink>
  </p>
);

/** Instead of filters and results, while no employer's ad is published. */
export const NoAds = () => <p>{t("ads.none")}</p>;
