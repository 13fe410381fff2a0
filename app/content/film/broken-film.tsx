import { useState } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import layout from "~/ui/layout/layout.module.css";
import type { Film } from "./film";
import { film as words } from "./words";
import styles from "./film-stage.module.css";

const t = translator("film", words);

type ReportState = "not-yet" | "told" | "failed";

export function BrokenFilm({ film, onRetry }: { film: Film; onRetry: () => void }) {
  const [reportState, setOutcome] = useState<ReportState>("not-yet");
  async function report(): Promise<void> {
    const body = new URLSearchParams({ video: film.id });
    const headers = { Accept: "application/json" };
    const answer = await fetch(to("/app/videos/broken"), { method: "POST", headers, body }).catch(
      () => null,
    );
    setOutcome(answer?.ok ? "told" : "failed");
  }
  return (
    <div className={`${styles.stage} ${styles.broken}`} role="alert">
      <p className={styles.brokenTitle}>{t("broken.title")}</p>
      <p>{t("broken.text")}</p>
      <div className={layout.cluster}>
        <Button onClick={onRetry}>{t("broken.retry")}</Button>
        {reportState !== "told" && (
          <Button variant="outline" onClick={() => void report()}>
            {t("broken.report")}
          </Button>
        )}
      </div>
      <p role="status">
        {reportState === "told" && t("broken.reported")}
        {reportState === "failed" && t("broken.failed")}
      </p>
    </div>
  );
}
