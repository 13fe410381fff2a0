import { Form, useNavigation } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { useState } from "react";
import { ContentGrid } from "~/content/teasers/content-grid";
import { ContentHeader } from "~/content/list/content-header";
import { Teaser } from "~/content/teasers/teaser";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CloseButton } from "~/ui/action/close-button";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { listPath } from "~/content/links";
import { watchHistory } from "./history.words";
import { videos } from "./videos";
import styles from "./watch-history.module.css";
import type { HistoryEntry, WatchHistory } from "./watch-history.server";

const t = translator("watch-history", watchHistory);

export function WatchHistoryPage({ history }: { history: WatchHistory | null }) {
  const answer = useAnswer<{ code: string | null }>();
  return (
    <>
      <PageLink to={listPath(videos)} className={`${text.small} ${text.faint} ${text.tap}`}>
        ← {videos.t("title")}
      </PageLink>
      <ContentHeader title={t("title")} />
      {answer?.code && (
        <Alert kind="error" isAnnounced>
          {t("failed")}
        </Alert>
      )}
      {history === null ? (
        <Unavailable
          title={t("unavailable.title")}
          retry={t("unavailable.retry")}
          to="/app/videos/history"
        >
          {t("unavailable.text")}
        </Unavailable>
      ) : (
        <Lists {...history} />
      )}
    </>
  );
}

function Lists({ watched, later, isPaused }: WatchHistory) {
  return (
    <>
      <section className={styles.section} aria-labelledby="later">
        <h2 id="later" className={styles.title}>
          {t("later.title")}
        </h2>
        {later.length === 0 && (
          <StateMessage kind="empty" icon="clock" title={t("later.empty")}>
            {t("later.emptyText")}
          </StateMessage>
        )}
        <ContentGrid>
          {later.map((item) => (
            <Teaser kind={videos} key={item.id} item={item} />
          ))}
        </ContentGrid>
      </section>
      <section className={styles.section} aria-labelledby="watched">
        <h2 id="watched" className={styles.title}>
          {t("watched.title")}
        </h2>
        <Controls isPaused={isPaused} hasWatched={watched.length > 0} />
        {isPaused && <Alert kind="info">{t("watched.paused")}</Alert>}
        {watched.length === 0 && (
          <StateMessage kind="empty" icon="square-play" title={t("watched.empty")}>
            {t("watched.emptyText")}
          </StateMessage>
        )}
        <ul className={`${layout.stack} ${layout.tight}`}>
          {watched.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Controls({ isPaused, hasWatched }: { isPaused: boolean; hasWatched: boolean }) {
  const [isPending, setIsPending] = useState(false);
  const isSending = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      className={`${styles.controls} ${layout.cluster} ${layout.wide}`}
      onSubmit={() => setIsPending(false)}
    >
      <Button
        type="submit"
        name="intent"
        value={isPaused ? "resume" : "pause"}
        variant="outline"
        size="sm"
        isLoading={isSending}
      >
        {t(isPaused ? "resume" : "pause")}
      </Button>
      {hasWatched && !isPending && (
        <Button variant="text" size="sm" onClick={() => setIsPending(true)}>
          {t("clear")}
        </Button>
      )}
      {isPending && (
        <div role="group" aria-label={t("clear")} className={`${layout.cluster} ${layout.wide}`}>
          <p>{t("clearAsk")}</p>
          <Button type="submit" name="intent" value="clear" size="sm">
            {t("clearYes")}
          </Button>
          <Button variant="text" size="sm" onClick={() => setIsPending(false)}>
            {t("clearNo")}
          </Button>
        </div>
      )}
    </Form>
  );
}

function Entry({ entry: { id, description, card } }: { entry: HistoryEntry }) {
  const title = card?.title ?? t("gone");
  return (
    <li className={styles.entry}>
      {card ? (
        <Teaser kind={videos} item={{ ...card, marks: [description] }} />
      ) : (
        <p className={text.muted}>{title}</p>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <CloseButton type="submit" label={t("remove", { title })} />
      </Form>
    </li>
  );
}
