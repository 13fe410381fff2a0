import { useFetcher } from "@remix-run/react";
import { film as words } from "~/i18n/pt-BR/content/film";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Outline } from "~/ui/media/icon";
import type { Film } from "./film";
import { KEPT_FOR_LATER, LATER } from "./film-icons";
import styles from "./film-texts.module.css";
import { PROGRESS_PATH } from "./watch-position";

const t = translator("film", words);

export function WatchLater({ film, isKept }: { film: Film; isKept: boolean }) {
  const fetcher = useFetcher<{ code: string | null }>();
  const sent = fetcher.formData?.get("isWatchLater");
  const isShownKept = sent ? sent === "true" : isKept;
  const hasFailed = fetcher.state === "idle" && (fetcher.data?.code ?? null) !== null;
  return (
    <fetcher.Form method="post" action={PROGRESS_PATH}>
      <input type="hidden" name="video" value={film.id} />
      <input type="hidden" name="isWatchLater" value={String(!isShownKept)} />
      <Button type="submit" variant="text" size="sm" aria-pressed={isShownKept}>
        <Outline path={isShownKept ? KEPT_FOR_LATER : LATER} size={18} />
        {t(isShownKept ? "later.remove" : "later.add")}
      </Button>
      <span role="status" className={styles.status}>
        {hasFailed && t("later.failed")}
      </span>
    </fetcher.Form>
  );
}
