import { comments } from "~/i18n/pt-BR/community/comments";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Notice } from "~/ui/feedback/alert";
import type { WritingBar } from "../comment";
import styles from "../thread.module.css";

const t = translator("comments", comments);

export function WritingBarNotice({ bar }: { bar: WritingBar }) {
  if (bar.why === "closed") return <Notice kind="info">{t("bar.closed")}</Notice>;
  if (!("reason" in bar)) {
    return (
      <Notice kind="info">
        {t("bar.paying")}{" "}
        <PageLink to={to("/app/membership")} className={styles.link}>
          {t("bar.seePlans")}
        </PageLink>
      </Notice>
    );
  }
  const { untilLabel: until, reason } = bar;
  return (
    <Notice kind="warning">
      {until ? t("bar.bannedUntil", { until }) : t("bar.banned")}{" "}
      {reason && `${t("bar.reason", { reason })} `}
      <PageLink to={to("/app/forum/appeals")} className={styles.link}>
        {t("bar.appeal")}
      </PageLink>
    </Notice>
  );
}
