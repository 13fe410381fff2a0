import { to } from "~/i18n/paths";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { WrittenText } from "~/ui/data/written-text";
import { Alert } from "~/ui/feedback/alert";
import { Unavailable } from "~/ui/feedback/unavailable";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  commentMaxLength,
  CORRECTION_MAX_LENGTH,
  QUOTE_MAX_LENGTH,
} from "../../../contract/community/comments.ts";
import type { Place, RefusedForm, Thread } from "./comment";
import { corrections } from "./corrections.words";
import { ThreadView } from "./thread/thread-view";
import correctionsStyles from "./corrections/corrections.module.css";
import styles from "./thread.module.css";

const t = translator("comments", comments);

const tCorrections = translator("corrections", corrections);

type PlainCorrectionProps = {
  place: Place;
  id: string;
  typed: RefusedForm["correction"];
};

function PlainCorrection({ place, id, typed }: PlainCorrectionProps) {
  const { targetType, target } = place;
  return (
    <section id="correcao" className={correctionsStyles.plain} aria-labelledby="correcao-titulo">
      <h2 id="correcao-titulo" className={text.large}>
        {tCorrections("propose")}
      </h2>
      <p>{tCorrections("why")}</p>
      <form
        method="post"
        action={to(`/app/comments/${targetType}/${target}`)}
        className={layout.stack}
      >
        {Object.entries({ intent: "propose", ...place, id }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          name="quote"
          label={tCorrections("quote")}
          hint={tCorrections("quoteHint", { max: QUOTE_MAX_LENGTH })}
          defaultValue={typed?.quote}
          rows={2}
          limit={QUOTE_MAX_LENGTH}
          required
        />
        <TextArea
          name="proposal"
          label={tCorrections("proposal")}
          defaultValue={typed?.proposal}
          rows={3}
          limit={CORRECTION_MAX_LENGTH}
          required
        />
        <TextArea
          name="reason"
          label={tCorrections("reason")}
          hint={tCorrections("reasonHint")}
          defaultValue={typed?.reason}
          rows={2}
          limit={CORRECTION_MAX_LENGTH}
        />
        <p>
          <Button type="submit" variant="outline" size="sm">
            {tCorrections("send")}
          </Button>
        </p>
      </form>
    </section>
  );
}

type CommentsPageProps = {
  place: Place;
  thread: Thread;
  /** Id of the next comment, so that a retry stores it once. */
  newId: string;
  correctionId: string;
  refused: RefusedForm | null;
  wasSent: boolean;
};

export function CommentsPage(props: CommentsPageProps) {
  const { place, thread, newId, correctionId, refused, wasSent } = props;
  const mayCorrect = thread.bar === null && place.targetType !== "forum";
  const correction = refused?.correction ?? null;
  const comment = refused && !correction ? refused : null;
  return (
    <>
      <PageLink to={thread.item.path} className={text.link}>
        ← {t("back")}
      </PageLink>
      <h1 className={styles.pageTitle}>{t("of", { title: thread.item.title })}</h1>
      {refused && (
        <Alert
          kind="error"
          title={(correction ? corrections : comments).problems[refused.code]}
          isAnnounced
        >
          {/* If the reader may not write, there is no field to hold the text. */}
          {thread.bar && <WrittenText text={correction?.proposal ?? refused.body} />}
        </Alert>
      )}
      {wasSent && !refused && (
        <Alert kind="success" title={corrections.sent.title} isAnnounced>
          {corrections.sent.text}
        </Alert>
      )}
      <ThreadView
        place={place}
        initial={thread}
        requestedNumber={null}
        newId={comment?.id ?? newId}
        refused={comment?.body}
      />
      {mayCorrect && (
        <PlainCorrection
          place={place}
          id={(correction && refused?.id) ?? correctionId}
          typed={correction}
        />
      )}
    </>
  );
}

type CommentsUnavailableProps = {
  place: Place;
  /** A retry keeps the id, so that the comment is stored once. */
  newId: string;
  correctionId: string;
  refused: RefusedForm | null;
  wasSent: boolean;
};

export function CommentsUnavailable(props: CommentsUnavailableProps) {
  const { place, newId, correctionId, refused, wasSent } = props;
  const path = to(`/app/comments/${place.targetType}/${place.target}`);
  if (!refused) {
    return (
      <>
        <h1 className={styles.pageTitle}>{t("title")}</h1>
        {wasSent && (
          <Alert kind="success" title={corrections.sent.title} isAnnounced>
            {corrections.sent.text}
          </Alert>
        )}
        <Unavailable title={t("unavailable.title")} retry={t("unavailable.retry")} to={path}>
          {t("unavailable.alone")}
        </Unavailable>
      </>
    );
  }
  const { code, id, body, correction } = refused;
  const isForum = place.targetType === "forum";
  const hidden = { intent: "write", ...place, id: id ?? newId };
  return (
    <>
      <h1 className={styles.pageTitle}>{t("title")}</h1>
      <Alert
        kind="error"
        title={(correction ? corrections : comments).problems[code]}
        isAnnounced
      />
      {correction ? (
        <PlainCorrection place={place} id={id ?? correctionId} typed={correction} />
      ) : (
        <form method="post" action={path} className={layout.stack}>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextArea
            name="body"
            label={t(isForum ? "forum.label" : "write.label")}
            defaultValue={body}
            rows={3}
            limit={commentMaxLength(place.targetType)}
            required
          />
          <div className={layout.cluster}>
            <Button type="submit" size="sm">
              {t("state.retry")}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
