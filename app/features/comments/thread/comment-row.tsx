import {
  useContext,
  useEffect,
  useRef,
  useState,
  createContext,
  type PointerEvent,
  type ReactNode,
} from "react";
import { ValidForLine } from "~/content/valid-for/valid-for-line";
import { MarkdownText } from "~/content/writing/markdown-text";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import act from "~/ui/action/act.module.css";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import { Icon } from "~/ui/media/icon";
import { mentionNameOf } from "../../../../contract/community/comments.ts";
import { REPLY_FIELD, type CommentProblem, type ShownComment } from "../comment";
import { CommentForm } from "../writing/comment-form";
import { CommentHead } from "./comment-head";
import { CommentMoment } from "./comment-moment";
import { WrittenText } from "~/ui/data/written-text";
import textStyles from "~/ui/text/text.module.css";
import styles from "../thread.module.css";
import type { ThreadActions } from "./use-thread";

const t = translator("comments", comments);

const ReportForm = lazyPart(() => import("./report-form").then((part) => part.ReportForm));

type Open = "reply" | "edit" | "remove" | "report" | null;

export type CommentRowProps = {
  comment: ShownComment;
  actions: ThreadActions;
  /** Id of the comment that a reply belongs to: this comment or its parent. */
  rootId: string;
  mayWrite: boolean;
  canSolve: boolean;
  isRequested: boolean;
};

export function CommentRow({
  comment,
  actions,
  rootId,
  mayWrite,
  canSolve,
  isRequested,
}: CommentRowProps) {
  const { id, number, author, body, bodyHtml, moment, isDeleted } = comment;
  const [open, setOpen] = useState<Open>(null);
  const [outcome, setOutcome] = useState("");
  const [unsaved, setUnsaved] = useState<string | null>(null);
  /** Text when the edit started. Null after a conflict, when the current text is shown beside the form. */
  const [initialText, setInitialText] = useState<string | null>(body);
  const place = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const shownText = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRequested) return;
    // Runs after the page has scrolled to the top and focused its heading.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: "center" });
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isRequested]);
  const name = author?.name ?? t("someone");
  const solvedWord = t(comment.isSolution ? "act.unsolved" : "act.solved");

  function turn(which: Open, pressed: HTMLElement): void {
    opener.current = pressed;
    if (which === "edit") setInitialText(body);
    if (open === which && which === "remove") close();
    else setOpen(open === which ? null : which);
  }

  function close(): void {
    setOpen(null);
    const isThere = open !== "remove" && opener.current?.isConnected;
    (isThere ? opener : place).current?.focus({ preventScroll: true });
  }

  async function finish(acting: Promise<CommentProblem | null>, done = ""): Promise<void> {
    setOpen(null);
    setOutcome("");
    const problem = await acting;
    setOutcome(problem ? t(`problems.${problem}`) : done);
  }

  /** The selected words of this comment, or all of them. */
  async function quote(): Promise<void> {
    const shown = shownText.current;
    if (!shown) return;
    const { quoteInto, selectedIn } = await import("~/content/writing/quote");
    const field = open === "reply" ? `resposta-${number}` : REPLY_FIELD;
    quoteInto(field, name, selectedIn(shown) || shown.innerText);
  }

  async function saveEdit(text: string): Promise<CommentProblem | null> {
    const problem = await actions.edit(id, text, initialText ?? body);
    setUnsaved(problem && text);
    if (problem) setOpen("edit");
    if (problem === "conflict") setInitialText(null);
    return problem;
  }

  async function sendReport(reason: string, note: string): Promise<void> {
    setOutcome("");
    const problem = await actions.report(id, reason, note);
    setOutcome(problem ? t(`problems.${problem}`) : t("act.reported"));
    if (!problem) setOpen((now) => (now === "report" ? null : now));
  }

  if (isDeleted) {
    return (
      <article id={`comentario-${number}`} className={styles.comment}>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t("deleted")}</p>
      </article>
    );
  }
  return (
    <article
      ref={place}
      id={`comentario-${number}`}
      tabIndex={-1}
      className={classOf(comment, isRequested)}
    >
      <CommentHead comment={comment} />
      {moment && <CommentMoment moment={moment} />}
      <ValidForLine validFor={comment.validFor} />
      {(open !== "edit" || initialText === null) && (
        <div ref={shownText}>
          {bodyHtml === null ? (
            <WrittenText text={body} />
          ) : (
            <MarkdownText html={bodyHtml} author={name} />
          )}
        </div>
      )}
      {open === "edit" && (
        <CommentForm
          label={t("write.editLabel")}
          submit={t("write.editSubmit")}
          draft={null}
          markdownField={bodyHtml === null ? null : `edicao-${number}`}
          initial={unsaved ?? body}
          takesFocus
          onSend={(text) => {
            close();
            void finish(saveEdit(text));
          }}
          onCancel={() => {
            setUnsaved(null);
            close();
          }}
        />
      )}
      <Actions
        comment={comment}
        name={name}
        mayWrite={mayWrite}
        open={open}
        onTurn={turn}
        onSolve={
          canSolve ? () => void finish(actions.solve(id, !comment.isSolution), solvedWord) : null
        }
        onQuote={bodyHtml === null ? null : () => void quote()}
        onLike={() => void finish(actions.like(id, !comment.isLiked))}
        onRemove={() => {
          close();
          void finish(actions.remove(id));
        }}
      />
      <p role="status" className={`${styles.told} ${textStyles.small} ${textStyles.muted}`}>
        {outcome}
      </p>
      {open === "report" && (
        <ReportForm author={comment.author} onSend={sendReport} onCancel={close} />
      )}
      {open === "reply" && (
        <CommentForm
          label={t("write.replyLabel", { name })}
          submit={t("write.replySubmit")}
          draft={id}
          markdownField={bodyHtml === null ? null : `resposta-${number}`}
          initial={id === rootId ? "" : `@${mentionNameOf(name)} `}
          takesFocus
          onSend={(text) => {
            close();
            const answer = {
              id: crypto.randomUUID(),
              parent: rootId,
              body: text,
              draft: id,
              moment: null,
            };
            void actions.write(answer);
          }}
          onCancel={close}
        />
      )}
    </article>
  );
}

function classOf({ isSolution }: ShownComment, isRequested: boolean): string {
  const own = [styles.comment, isSolution && styles.solution, isRequested && styles.target];
  return own.filter(Boolean).join(" ");
}

export type DrawTeamAct = (comment: ShownComment) => ReactNode;

export const TeamAct = createContext<DrawTeamAct | null>(null);

type ActionsProps = {
  comment: ShownComment;
  name: string;
  mayWrite: boolean;
  open: Open;
  onTurn: (which: Open, pressed: HTMLElement) => void;
  onSolve: (() => void) | null;
  onQuote: (() => void) | null;
  onLike: () => void;
  onRemove: () => void;
};

function Actions({
  comment,
  name,
  mayWrite,
  open,
  onTurn,
  onSolve,
  onQuote,
  onLike,
  onRemove,
}: ActionsProps) {
  const { isOwn, isLiked, score, editableUntil } = comment;
  const teamAct = useContext(TeamAct);
  const turn = (which: Open) => (pressed: HTMLElement) => onTurn(which, pressed);
  const likes = t("act.likes", { count: score });
  return (
    <div className={layout.cluster}>
      {isOwn || !mayWrite ? (
        score > 0 && <span className={`${textStyles.small} ${textStyles.muted}`}>{likes}</span>
      ) : (
        <button
          type="button"
          className={act.act}
          aria-pressed={isLiked}
          aria-label={`${t("act.like", { name })}: ${likes}`}
          onClick={onLike}
        >
          <Icon name="heart" size={16} isFilled={isLiked} />
          {likes}
        </button>
      )}
      {onSolve && (
        <button
          type="button"
          className={act.act}
          aria-pressed={comment.isSolution}
          onClick={onSolve}
        >
          <Icon name="circle-check" size={16} />
          {t(comment.isSolution ? "act.unsolve" : "act.solve")}
        </button>
      )}
      {mayWrite && <Act label={t("act.reply")} isOpen={open === "reply"} onClick={turn("reply")} />}
      {onQuote && mayWrite && (
        // Pressing must not end the selection.
        <button type="button" className={act.act} onPointerDown={keepSelection} onClick={onQuote}>
          {t("act.quote")}
        </button>
      )}
      {editableUntil && mayWrite && (
        <Act label={t("act.edit")} isOpen={open === "edit"} onClick={turn("edit")} />
      )}
      {isOwn && open !== "remove" && (
        <Act label={t("act.remove")} isOpen={false} onClick={turn("remove")} />
      )}
      {open === "remove" && (
        <>
          <button type="button" className={act.act} onClick={onRemove} ref={takeFocus}>
            {t("act.removeSure")}
          </button>
          <Act label={t("write.cancel")} isOpen={false} onClick={turn("remove")} />
        </>
      )}
      {!isOwn && (
        <Act label={t("act.report")} isOpen={open === "report"} onClick={turn("report")} />
      )}
      {teamAct?.(comment)}
    </div>
  );
}

const keepSelection = (event: PointerEvent) => event.preventDefault();

/** The button that opened it was removed, so the focus moves here. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

type ActProps = { label: string; isOpen: boolean; onClick: (pressed: HTMLElement) => void };

function Act({ label, isOpen, onClick }: ActProps) {
  return (
    <button
      type="button"
      className={act.act}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {label}
    </button>
  );
}
