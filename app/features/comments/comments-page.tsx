import { comments } from "~/i18n/pt-BR/comments";
import { corrections as correctionWords } from "~/i18n/pt-BR/corrections";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Notice } from "~/ui/feedback/notice";
import type { Place, Thread } from "./comment";
import { PlainCorrection } from "./plain-correction";
import { ThreadView } from "./thread-view";
import styles from "./thread.module.css";

const t = translator("comments", comments);

type CommentsPageProps = {
  place: Place;
  thread: Thread;
  /** Of what is written next, so that it is written once. */
  newId: string;
  correctionId: string;
  hasFailed: boolean;
  /** A correction was sent from here. */
  wasSent: boolean;
};

/** A conversation by itself, which can be read and written without scripts too. */
export function CommentsPage(props: CommentsPageProps) {
  const { place, thread, newId, correctionId, hasFailed, wasSent } = props;
  const mayCorrect = thread.bar === null && place.targetType !== "forum";
  return (
    <>
      <PageLink to={thread.item.path} className={styles.link}>
        ← {t("back")}
      </PageLink>
      <h1 className={styles.pageTitle}>{t("of", { title: thread.item.title })}</h1>
      {hasFailed && <Notice kind="error" title={t("act.failed")} isAnnounced />}
      {wasSent && (
        <Notice kind="success" title={correctionWords.sent.title} isAnnounced>
          {correctionWords.sent.text}
        </Notice>
      )}
      <ThreadView place={place} initial={thread} wantedNumber={null} newId={newId} />
      {mayCorrect && <PlainCorrection place={place} id={correctionId} />}
    </>
  );
}
