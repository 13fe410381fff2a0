import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-sending";
import { underConstruction } from "~/i18n/pt-BR/under-construction";
import { translator } from "~/i18n/translator";
import type { AreaWait } from "~/service/areas-api.server";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import styles from "./notify-me.module.css";

const t = translator("under-construction", underConstruction);

export function NotifyMe({ wait, hasFailed }: { wait: AreaWait; hasFailed: boolean }) {
  const isBusy = useSending();
  return (
    <Form method="post" className={styles.form}>
      {hasFailed && !isBusy && (
        <Notice kind="error" isAnnounced>
          {t("failed")}
        </Notice>
      )}
      <p role="status" className={styles.status}>
        {wait.isWaiting && t("asked")}
      </p>
      <input type="hidden" name="intent" value={wait.isWaiting ? "stop" : "wait"} />
      <Button
        type="submit"
        variant={wait.isWaiting ? "text" : "fill"}
        icon={wait.isWaiting ? undefined : "bell"}
        isLoading={isBusy}
      >
        {t(wait.isWaiting ? "stop" : "ask")}
      </Button>
      {wait.count !== null && <p className={styles.count}>{t("count", { count: wait.count })}</p>}
    </Form>
  );
}
