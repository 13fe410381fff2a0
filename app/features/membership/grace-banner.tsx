import { formatDate } from "~/i18n/format";
import { membership } from "~/i18n/pt-BR/membership";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import styles from "./grace-banner.module.css";

const t = translator("membership", membership);

/** Stands above every page of a member whose payment did not pass; nothing for everybody else. */
export function GraceBanner({ graceUntil }: { graceUntil: string | null }) {
  if (!graceUntil) return null;
  return (
    <div className={styles.banner} role="status">
      <Icon name="triangle-alert" />
      <p>{t("grace.banner", { date: formatDate(graceUntil) })}</p>
      <PageLink to={to("/app/membership")} className={styles.link}>
        {t("grace.bannerAction")}
      </PageLink>
    </div>
  );
}
