import { Suspense, useId, useState, type FormEvent, type ReactNode } from "react";
import { comments } from "~/i18n/pt-BR/comments";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { late } from "~/ui/late";
import { COMMENT_MAX_LENGTH } from "../../../contract/comments.ts";
import { keepDraft, readDraft } from "./draft";
import styles from "./thread.module.css";

const t = translator("comments", comments);

const CallPicker = late(() => import("./call-picker").then((part) => part.CallPicker));

type CommentFormProps = {
  label: string;
  submit: string;
  /** Under this name what is typed is kept in the browser; null keeps nothing. */
  draft: string | null;
  initial?: string;
  /** Goes before what this browser keeps. */
  begun?: string;
  error?: string | undefined;
  /** What a form without scripts sends along. */
  hidden?: Record<string, string>;
  /** What is said beside the text. */
  children?: ReactNode;
  onType?: (text: string) => void;
  onSend: (body: string) => void;
  onCancel?: () => void;
};

/** Where somebody writes; empty again once it was handed over. */
export function CommentForm(props: CommentFormProps) {
  const { label, submit, draft, initial = "", error, hidden = {}, children } = props;
  const { begun, onType, onSend, onCancel } = props;
  const id = useId();
  const [text, setText] = useState(() => begun || (draft && readDraft(draft)) || initial);
  const [isEmpty, setEmpty] = useState(false);
  const [isCalling, setCalling] = useState(false);

  function type(typed: string): void {
    setText(typed);
    setEmpty(false);
    if (typed.includes("@")) setCalling(true);
    if (draft) keepDraft(draft, typed);
    onType?.(typed);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const body = text.trim();
    if (body === "") return setEmpty(true);
    type("");
    onSend(body);
  }

  const said = isEmpty ? t("write.empty") : error;
  return (
    <form method="post" action={to("/app/comments")} className={styles.form} onSubmit={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea
        id={id}
        name="body"
        label={label}
        hint={t("write.hint", { max: COMMENT_MAX_LENGTH.toLocaleString("pt-BR") })}
        {...(said && { error: said })}
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {/* Nobody is told of what is changed: only a new text, which has a draft, calls. */}
      {isCalling && draft && (
        <Suspense>
          <CallPicker field={id} draft={draft} onWrite={type} />
        </Suspense>
      )}
      {children}
      <div className={styles.row}>
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
