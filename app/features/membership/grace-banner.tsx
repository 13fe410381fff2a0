import { graceBanner } from "~/i18n/pt-BR/grace-banner";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import styles from "./grace-banner.module.css";

const t = translator("grace-banner", graceBanner);

type GraceBannerProps = {
  /** As people read it: a page's code need not know how to write dates for a banner that few see. */
  endDate: string | null;
};

/** Stands above every page of a member whose payment did not pass; nothing for everybody else. */
export function GraceBanner({ endDate }: GraceBannerProps) {
  if (!endDate) return null;
  return (
    <div className={styles.banner} role="status">
      <Icon name="triangle-alert" />
      <p>{t("text", { date: endDate })}</p>
      <PageLink to={to("/app/membership")} className={styles.link}>
        {t("action")}
      </PageLink>
    </div>
  );
}
