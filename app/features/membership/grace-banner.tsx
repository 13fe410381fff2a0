import { formatDate } from "~/i18n/format";
import { graceBanner } from "~/i18n/pt-BR/grace-banner";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import styles from "./grace-banner.module.css";

const t = translator("grace-banner", graceBanner);

/** Stands above every page of a member whose payment did not pass; nothing for everybody else. */
export function GraceBanner({ graceUntil }: { graceUntil: string | null }) {
  if (!graceUntil) return null;
  return (
    <div className={styles.banner} role="status">
      <Icon name="triangle-alert" />
      <p>{t("text", { date: formatDate(graceUntil) })}</p>
      <PageLink to={to("/app/membership")} className={styles.link}>
        {t("action")}
      </PageLink>
    </div>
  );
}
