import { useMemo, useRef, useState } from "react";
import type { FilmNow, Moment } from "~/content/film/film";
import { Participants } from "~/content/writing/mention";
import { comments } from "~/i18n/pt-BR/community/comments";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import act from "~/ui/action/act.module.css";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Select } from "~/ui/form/select";
import { lazyPart, LazyContext } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  commentSorts,
  REPLY_FIELD,
  type CommentSort,
  type Place,
  type ShownComment,
  type Thread,
  type WritingBlock,
  type TypedValidFor,
} from "../comment";
import { CommentForm } from "../writing/comment-form";
import { ThreadFilm } from "./comment-moment";
import { CommentRow } from "./comment-row";
import { ReplyForm } from "../writing/reply-form";
import { participantsOf } from "./participants";
import { PendingRow } from "./pending-row";
import styles from "../thread.module.css";
import { useThread, type ThreadActions } from "./use-thread";

const t = translator("comments", comments);
const sorts = commentSorts.map((value) => ({ value, label: t(`sort.${value}`) }));

const MomentField = lazyPart(() =>
  import("../writing/moment-field").then((part) => part.MomentField),
);
const ArrivedBar = lazyPart(() => import("./arrived-bar").then((part) => part.ArrivedBar));
const QuoteSelection = lazyPart(() =>
  import("~/content/writing/quote-selection").then((part) => part.QuoteSelection),
);
const RowKeys = lazyPart(() => import("~/content/list/row-keys").then((part) => part.RowKeys));
const SlowNotice = lazyPart(() => import("./slow-mode-alert").then((part) => part.SlowModeAlert));

function WritingBarAlert({ bar }: { bar: WritingBlock }) {
  if (bar.why === "closed") return <Alert kind="info">{t("bar.closed")}</Alert>;
  if (!("reason" in bar)) {
    return (
      <Alert kind="info">
        {t("bar.paying")}{" "}
        <PageLink to={to("/app/membership")} className={text.link}>
          {t("bar.seePlans")}
        </PageLink>
      </Alert>
    );
  }
  const { untilLabel: until, reason } = bar;
  return (
    <Alert kind="warning">
      {until ? t("bar.bannedUntil", { until }) : t("bar.banned")}{" "}
      {reason && `${t("bar.reason", { reason })} `}
      <PageLink to={to("/app/forum/appeals")} className={text.link}>
        {t("bar.appeal")}
      </PageLink>
    </Alert>
  );
}

type ThreadViewProps = {
  place: Place;
  initial: Thread;
  requestedNumber: number | null;
  newId?: string;
  refused?: string | undefined;
  film?: FilmNow | undefined;
};

export function ThreadView(props: ThreadViewProps) {
  const { place, initial, requestedNumber, newId, refused, film } = props;
  const state = useThread(place, initial);
  const counted = useRef<HTMLParagraphElement>(null);
  const { thread, sort, waiting: pending, isLoading, hasFailed, arrived, write, forget } = state;
  const { bar, count, credits } = thread;
  const shown = thread.comments.flatMap((root) => [root, ...root.replies]);
  const isGone =
    requestedNumber !== null && !shown.some(({ number }) => number === requestedNumber);
  const isForum = place.targetType === "forum";
  const draft = `${place.targetType}:${place.target}`;
  const moment = useRef<Moment | null>(null);
  const [sent, setSent] = useState(0);
  function send(body: string, validFor?: TypedValidFor): void {
    const about = { moment: moment.current, ...(validFor && { validFor }) };
    moment.current = null;
    setSent(sent + 1);
    void write({ id: crypto.randomUUID(), parent: null, body, draft, ...about });
  }
  const pendingAt = (parent: string | null) =>
    pending
      .filter((each) => each.parent === parent)
      .map((each) => (
        <li key={each.id}>
          <PendingRow
            comment={each}
            onRetry={() => void write(each)}
            onDiscard={() => forget(each)}
          />
        </li>
      ));
  const { path } = thread.item;
  const participants = useMemo(() => participantsOf(thread.comments), [thread.comments]);
  const filmHere = useMemo(() => ({ film, path }), [film, path]);
  const hidden = { intent: "write", ...place, ...(newId && { id: newId }) };
  const action = to(`/app/comments/${place.targetType}/${place.target}`);
  const actions: ThreadActions = {
    ...state,
    async remove(id) {
      const problem = await state.remove(id);
      // A removed comment cannot keep the focus.
      if (problem === null) counted.current?.focus();
      return problem;
    },
  };
  const writing = (
    <>
      {thread.slow && !bar && <SlowNotice slow={thread.slow} />}
      {bar ? (
        <WritingBarAlert bar={bar} />
      ) : isForum ? (
        <>
          <ReplyForm
            topic={place.target}
            serverDraft={initial.draft}
            refused={refused}
            draft={draft}
            action={action}
            hidden={hidden}
            onSend={send}
          />
          <QuoteSelection fieldId={REPLY_FIELD} />
        </>
      ) : (
        <CommentForm
          label={t("write.label")}
          submit={t("write.submit")}
          overrideText={refused}
          draft={draft}
          action={action}
          hidden={hidden}
          onSend={send}
        >
          {/* The key resets it after each comment. It keeps its own state: its props may arrive late. */}
          {film && (
            <MomentField key={sent} film={film} onChange={(chosen) => (moment.current = chosen)} />
          )}
        </CommentForm>
      )}
    </>
  );
  return (
    <LazyContext context={ThreadFilm} value={filmHere}>
      <LazyContext context={Participants} value={participants}>
        <div className={layout.stack} aria-busy={isLoading}>
          {credits.length > 0 && (
            <p className={`${text.small} ${text.muted}`}>
              {t("credits", { names: new Intl.ListFormat("pt-BR").format(credits) })}
            </p>
          )}
          {isGone && <Alert kind="info">{t("gone")}</Alert>}
          {!isForum && writing}
          <div className={styles.bar}>
            <div className={layout.cluster}>
              <p
                role="status"
                ref={counted}
                tabIndex={-1}
                className={isForum ? `${text.large} ${styles.heading}` : undefined}
              >
                {t(isForum ? "forum.count" : "count", { count })}
                {arrived > 0 && t("arrived", { arrived })}
              </p>
              {isForum && count > 1 && <RowKeys selector="article[id^=comentario-]" />}
            </div>
            {count > 1 && (
              <Select
                label={t("sort.label")}
                options={sorts}
                value={sort}
                onChange={(event) => void state.sortBy(event.currentTarget.value as CommentSort)}
              />
            )}
          </div>
          {shown.length === 0 && pending.length === 0 && (
            <StateMessage
              kind="empty"
              icon="messages-square"
              title={t(isForum ? "forum.empty" : "empty.title")}
            >
              {t(isForum ? "forum.emptyText" : "empty.text")}
            </StateMessage>
          )}
          {thread.hasEarlierComments && (
            <div>
              <Button
                variant="outline"
                isLoading={isLoading}
                onClick={() => void state.sortBy("old")}
              >
                {t("forum.earlier")}
              </Button>
            </div>
          )}
          <ol className={layout.stack}>
            {sort !== "old" && pendingAt(null)}
            {thread.comments.map((root) => (
              <li key={root.id}>
                <CommentRow
                  comment={root}
                  rootId={root.id}
                  actions={actions}
                  mayWrite={bar === null}
                  canSolve={thread.canSolve}
                  isRequested={root.number === requestedNumber}
                />
                <Replies
                  root={root}
                  actions={actions}
                  mayWrite={bar === null}
                  canSolve={thread.canSolve}
                  requestedNumber={requestedNumber}
                />
                <ol className={`${layout.stack} ${styles.replies}`}>{pendingAt(root.id)}</ol>
              </li>
            ))}
            {sort === "old" && pendingAt(null)}
          </ol>
          {hasFailed && <Alert kind="error" title={t("unavailable.title")} isAnnounced />}
          {thread.next !== null && (
            <div>
              <Button variant="outline" isLoading={isLoading} onClick={() => void state.loadMore()}>
                {t("more")}
              </Button>
              <noscript>
                <a href={`?sort=${sort}&after=${thread.next}`}>{t("more")}</a>
              </noscript>
            </div>
          )}
          {isForum && writing}
          {isForum && (
            <ArrivedBar
              topic={place.target}
              thread={thread}
              pending={pending.map(({ id }) => id)}
              isComplete={sort !== "old" || thread.next === null}
              onShow={state.showArrived}
            />
          )}
        </div>
      </LazyContext>
    </LazyContext>
  );
}

type RepliesProps = {
  root: ShownComment;
  actions: ThreadActions;
  mayWrite: boolean;
  canSolve: boolean;
  requestedNumber: number | null;
};

function Replies({ root, actions, mayWrite, canSolve, requestedNumber }: RepliesProps) {
  const hiddenCount = root.replyCount - root.replies.length;
  if (root.replyCount === 0) return null;
  return (
    <>
      <ol className={`${layout.stack} ${styles.replies}`}>
        {root.replies.map((reply) => (
          <li key={reply.id}>
            <CommentRow
              comment={reply}
              rootId={root.id}
              actions={actions}
              mayWrite={mayWrite}
              canSolve={canSolve}
              isRequested={reply.number === requestedNumber}
            />
          </li>
        ))}
      </ol>
      {hiddenCount > 0 && (
        <button
          type="button"
          className={`${act.act} ${styles.moreReplies}`}
          onClick={() => void actions.loadReplies(root.id)}
        >
          {t("moreReplies", { count: hiddenCount })}
        </button>
      )}
    </>
  );
}
