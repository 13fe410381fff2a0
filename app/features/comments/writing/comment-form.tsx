import {
  type ChangeEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from "react";
import type { Draft } from "~/content/drafts/draft";
import { MarkdownField } from "~/content/writing/markdown-field";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { late } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import { COMMENT_MAX_LENGTH } from "../../../../contract/community/comments.ts";
import { FORUM_REPLY_MAX_LENGTH } from "../../../../contract/community/forum-limits.ts";
import { saveDraft, readDraft } from "./draft";

const t = translator("comments", comments);

const CommentMentions = late(() =>
  import("./comment-mentions").then((part) => part.CommentMentions),
);

type CommentFormProps = {
  label: string;
  submit: string;
  /** Name under which the browser stores the draft; null stores none. */
  draft: string | null;
  initial?: string;
  /** Wins over any stored draft. */
  overrideText?: string | undefined;
  serverDraft?: Draft | null;
  takesFocus?: boolean;
  action?: string;
  hidden?: Record<string, string>;
  children?: ReactNode;
  onType?: (text: string) => void;
  onSend: (body: string) => void;
  onCancel?: () => void;
  /** Id of the field if the text is Markdown, as in the forum; null for plain text. */
  markdownField?: string | null;
};

/** Longer than the pause between the two clicks of a double click. */
const DOUBLE_CLICK_MS = 700;

export function CommentForm(props: CommentFormProps) {
  const { label, submit, draft, initial = "", action, hidden = {}, children } = props;
  const { overrideText, serverDraft = null, takesFocus = false, onType, onSend, onCancel } = props;
  const { markdownField = null } = props;
  const ownId = useId();
  const id = markdownField ?? ownId;
  const limit = markdownField ? FORUM_REPLY_MAX_LENGTH : COMMENT_MAX_LENGTH;
  const [first] = useState(
    () => overrideText || (draft && readDraft(draft, serverDraft)) || serverDraft?.body || initial,
  );
  const [text, setText] = useState(first);
  const [isEmpty, setEmpty] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const sentAt = useRef(-DOUBLE_CLICK_MS);

  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    // The server does not know the draft in this browser, and hydration keeps the server's field value.
    if (field.value === field.defaultValue && field.value !== first) field.value = first;
    if (!takesFocus) return;
    field.focus();
    field.setSelectionRange(first.length, first.length);
  }, [id, first, takesFocus]);

  function type(typed: string): void {
    setText(typed);
    setEmpty(false);
    if (typed.includes("@")) setCalling(true);
    if (draft) saveDraft(draft, typed);
    onType?.(typed);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const body = text.trim();
    if (body === "") return setEmpty(event.timeStamp - sentAt.current > DOUBLE_CLICK_MS);
    sentAt.current = event.timeStamp;
    type("");
    onSend(body);
  }

  const hint = t(markdownField ? "write.markdownHint" : "write.hint", {
    max: limit.toLocaleString("pt-BR"),
  });
  const field = {
    ...{ id, name: "body", label, hint, value: text },
    ...(isEmpty && { error: t("write.empty") }),
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => type(event.currentTarget.value),
  };
  // Edits notify no one, so only new comments, which have a draft, offer mentions.
  const mentions = isCalling && draft && (
    <Suspense>
      <CommentMentions field={id} limit={limit} draft={draft} onWrite={type} />
    </Suspense>
  );
  return (
    <form method="post" action={action} className={layout.stack} onSubmit={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {markdownField ? (
        <MarkdownField {...field} limit={limit} rows={5}>
          {mentions}
        </MarkdownField>
      ) : (
        <>
          <TextArea {...field} limit={limit} rows={3} />
          {mentions}
        </>
      )}
      {children}
      <div className={layout.cluster}>
        <Button type="submit" size="sm">
          {submit}
        </Button>
        {onCancel && (
          <Button variant="text" size="sm" onClick={onCancel}>
            {t("write.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
