import { lockedPage } from "./words";
import { MembershipButton } from "./membership-button";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import styles from "./locked-page.module.css";

const t = translator("locked-page", lockedPage);

export type LockedPageProps = {
  title?: string;
  summary?: string;
  points: readonly string[];
  sample?: { to: string; label: string } | null;
};

/** Status 402: locked content is not an error, so the page says what is inside and how to get it. */
export function LockedPage({ title, summary, points, sample }: LockedPageProps) {
  return (
    <section className={styles.locked} aria-labelledby="locked-title">
      {title ? <p className={styles.status}>{title}</p> : null}
      <h1 id="locked-title" className={styles.heading}>
        {t("title")}
      </h1>
      {summary ? <p className={styles.explanation}>{summary}</p> : null}
      <p className={styles.explanation}>{t("explanation")}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <MembershipButton size="lg">{t("action")}</MembershipButton>
        {sample && (
          <Button to={sample.to} variant="outline" size="lg">
            {sample.label}
          </Button>
        )}
        {!sample && isOpenPath("/app/news") && (
          <Button to="/app/news" variant="text" size="lg" className={styles.quiet}>
            {t("news")}
          </Button>
        )}
      </div>
    </section>
  );
}
