import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import { translator } from "~/i18n/translator";
import type { AreaWait } from "~/service/areas-api.server";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Outline } from "~/ui/media/icon";
import { TRAFFIC_CONE } from "~/ui/media/rare-icons";
import text from "~/ui/text/text.module.css";
import type { ComingArea } from "./under-construction.server";
import { underConstruction } from "./words";
import styles from "./under-construction-page.module.css";

const t = translator("under-construction", underConstruction);

export type UnderConstructionPageProps = {
  title: string;
  coming?: ComingArea;
  hasFailed?: boolean;
};

function NotifyMe({ wait, hasFailed }: { wait: AreaWait; hasFailed: boolean }) {
  const isBusy = useSending();
  return (
    <Form method="post" className={styles.form}>
      {hasFailed && !isBusy && (
        <Alert kind="error" isAnnounced>
          {t("failed")}
        </Alert>
      )}
      <p role="status" className={styles.asked}>
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
      {wait.count !== null && (
        <p className={`${text.small} ${text.muted}`}>{t("count", { count: wait.count })}</p>
      )}
    </Form>
  );
}

export function UnderConstructionPage({
  title,
  coming,
  hasFailed = false,
}: UnderConstructionPageProps) {
  return (
    <div className={styles.message}>
      <p className={styles.eyebrow}>
        <Outline path={TRAFFIC_CONE} size={18} />
        {t("eyebrow")}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t("state")}</p>
      {coming?.wait && <NotifyMe wait={coming.wait} hasFailed={hasFailed} />}
      {coming?.offer && (
        <section className={styles.preview} aria-labelledby="preview">
          <h2 id="preview">{t("preview")}</h2>
          <dl>
            <dt>{t("free")}</dt>
            <dd>{coming.offer.free}</dd>
            <dt>{t("paying")}</dt>
            <dd>{coming.offer.paying}</dd>
          </dl>
        </section>
      )}
      {coming && coming.open.length > 0 && <p className={styles.text}>{t("meanwhile")}</p>}
      <div className={styles.actions}>
        {coming?.open.map((area) => (
          <Button key={area.path} to={area.path} variant="outline">
            {area.title}
          </Button>
        ))}
        <Button to="/app" variant="text">
          {t("home")}
        </Button>
      </div>
    </div>
  );
}
