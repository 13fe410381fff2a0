import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Draft, DraftPlace, DraftFields, DraftText } from "~/content/drafts/draft";
import { DraftNotice, useDraft } from "~/content/drafts/use-draft";
import { MarkdownField } from "~/content/writing/markdown-field";
import { FORM_KEY_NAME } from "~/forms/form-key-name";
import type { FieldSpread } from "~/forms/use-form";
import { forumForm } from "~/features/forum/form.words";
import { translator } from "~/i18n/translator";
import { TextField } from "~/ui/form/text-field";
import { lazyPart } from "~/ui/later";
import { withoutUnticked } from "../../../../contract/community/context-card.ts";
import {
  TOPIC_TITLE_MAX_LENGTH,
  TOPIC_BODY_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import styles from "../forum.module.css";

const t = translator("forum-form", forumForm);

const TopicMentions = lazyPart(() => import("./topic-mentions").then((part) => part.TopicMentions));

type BodyFieldProps = FieldSpread & { mentions: FieldSpread | undefined };

function BodyField({ mentions, ...field }: BodyFieldProps) {
  const [isCalling, setCalling] = useState(false);
  return (
    <div className={styles.group}>
      <MarkdownField
        {...field}
        required
        label={t("fields.body")}
        hint={t("fields.bodyHint")}
        rows={10}
        limit={TOPIC_BODY_MAX_LENGTH}
        onInput={({ currentTarget }) => currentTarget.value.includes("@") && setCalling(true)}
      >
        {/* Edits notify no one. */}
        {isCalling && mentions && <TopicMentions field={field.id} name={mentions.name} />}
      </MarkdownField>
    </div>
  );
}

type TextForm = {
  field: (name: "title" | "body") => FieldSpread;
  fill: (name: "title" | "body", value: string) => void;
};

type TopicTextProps = {
  form: Pick<TextForm, "field">;
  /** Field for the ids of mentioned members; only a new topic has one. */
  mentions?: FieldSpread;
  onTitle?: (title: string) => void;
  children?: ReactNode;
};

export function TopicText({ form, mentions, onTitle, children }: TopicTextProps) {
  return (
    <>
      <TextField
        {...form.field("title")}
        required
        label={t("fields.title")}
        hint={t("fields.titleHint")}
        limit={TOPIC_TITLE_MAX_LENGTH}
        onInput={(event) => onTitle?.(event.currentTarget.value)}
      />
      {children}
      <BodyField {...form.field("body")} mentions={mentions} />
    </>
  );
}

export const textOfDraft = (draft: Draft | null) =>
  draft && { ...draft.fields, title: draft.title, body: draft.body };

/** A draft has title and body of its own. Ids of mentioned members are never stored. */
const UNKEPT = new Set(["intent", "title", "body", "calls"]);

function readText(form: HTMLFormElement): DraftText {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const fields: DraftFields = {};
  for (const name of new Set(data.keys())) {
    if (UNKEPT.has(name) || name.startsWith("__") || name === FORM_KEY_NAME) continue;
    const values = data.getAll(name).filter((value) => typeof value === "string");
    fields[name] = values.length > 1 || name === "tags" ? values : (values[0] ?? "");
  }
  // Never store a fact that the author did not tick.
  return { title: textOf("title"), body: textOf("body"), fields: withoutUnticked(fields) };
}

type FormDraftProps = DraftPlace & {
  formId: string;
  updatedAt: string | null;
  onTake: (draft: Draft) => void;
};

/** Listens to the form from outside. Submitting ends the draft. */
function FormDraft({ kind, target, formId, updatedAt, onTake }: FormDraftProps) {
  const { state, conflict, note, stop, finish } = useDraft({ kind, target }, updatedAt);
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const element = document.querySelector<HTMLFormElement>(`form#${formId}`);
    form.current = element;
    if (!element) return;
    const type = () => note(readText(element));
    element.addEventListener("input", type);
    element.addEventListener("submit", stop);
    return () => {
      element.removeEventListener("input", type);
      element.removeEventListener("submit", stop);
    };
  }, [formId, note, stop]);
  return (
    <DraftNotice
      state={state}
      conflict={conflict}
      onTake={(draft) => {
        finish(draft);
        onTake(draft);
      }}
      onSaveDraft={(draft) => {
        finish(draft);
        if (form.current) note(readText(form.current));
      }}
    />
  );
}

type TopicDraftProps = DraftPlace & { form: Pick<TextForm, "fill">; draft: Draft | null };

export function TopicDraft({ form, draft, ...place }: TopicDraftProps) {
  return (
    <FormDraft
      {...place}
      formId="topic"
      updatedAt={draft?.updatedAt ?? null}
      onTake={({ title, body }) => {
        form.fill("title", title);
        form.fill("body", body);
      }}
    />
  );
}
