import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import { graceBanner } from "./grace-banner.words";
import styles from "./grace-banner.module.css";

const t = translator("grace-banner", graceBanner);

type GraceBannerProps = {
  /** Formatted on the server, so that pages do not load date formatting for a rare banner. */
  endDate: string | null;
};

export function GraceBanner({ endDate }: GraceBannerProps) {
  if (!endDate) return null;
  return (
    <div className={styles.banner} role="status">
      <Icon name="triangle-alert" />
      <p>{t("text", { date: endDate })}</p>
      <PageLink to={to("/app/membership")} className={`${styles.link} ${text.link}`}>
        {t("action")}
      </PageLink>
    </div>
  );
}
