import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import { deletionBanner } from "./deletion-banner.words";
import styles from "./deletion-banner.module.css";

const t = translator("deletion-banner", deletionBanner);

type DeletionBannerProps = {
  deletionDay: string | null;
  directusUserId: string;
};

export function DeletionBanner({ deletionDay, directusUserId }: DeletionBannerProps) {
  if (!deletionDay) return null;
  return (
    <div className={styles.banner}>
      <Alert kind="warning" title={t("title", { date: deletionDay })}>
        {t("text")}{" "}
        <PageLink to={to(`/app/profile/${directusUserId}/data#deletion`)} className={text.link}>
          {t("action")}
        </PageLink>
      </Alert>
    </div>
  );
}
