import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Draft, DraftPlace, DraftFields, DraftText } from "~/content/drafts/draft";
import { DraftNotice, useDraft } from "~/content/drafts/use-draft";
import { FORM_KEY_NAME } from "~/forms/form-key-name";
import type { FieldSpread } from "~/forms/use-form";
import { forumForm } from "~/features/forum/form.words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { lazyPart } from "~/ui/later";
import { withoutUnticked } from "../../../../contract/community/context-card.ts";
import {
  TOPIC_TITLE_MAX_LENGTH,
  TOPIC_BODY_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import styles from "../forum.module.css";
import text from "../topic/topic.module.css";

const t = translator("forum-form", forumForm);

const EditorToolbar = lazyPart(() => import("./editor-toolbar").then((part) => part.EditorToolbar));

const MAX_DELAY_MS = 10_000;

type PreviewAnswer = { html: string } | "failed" | "tooMany";

async function askPreview(body: string): Promise<PreviewAnswer> {
  try {
    const answer = await fetch(to("/app/forum/preview"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ body }),
      redirect: "manual",
      signal: AbortSignal.timeout(MAX_DELAY_MS),
    });
    if (answer.status === 429) return "tooMany";
    const isOurs = answer.ok && answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as { html: string }) : "failed";
  } catch {
    return "failed";
  }
}

type Preview = PreviewAnswer | "loading" | null;

function BodyField(field: FieldSpread) {
  const [preview, setPreview] = useState<Preview>(null);
  async function show(): Promise<void> {
    const typed = document.querySelector<HTMLTextAreaElement>(`#${field.id}`)?.value ?? "";
    setPreview("loading");
    setPreview(await askPreview(typed));
  }
  return (
    <div className={styles.group}>
      <TextArea
        {...field}
        required
        label={t("fields.body")}
        hint={t("fields.bodyHint")}
        tools={<EditorToolbar fieldId={field.id} />}
        rows={10}
        limit={TOPIC_BODY_MAX_LENGTH}
      />
      <div>
        <Button variant="outline" size="sm" onClick={() => void show()}>
          {t("preview.show")}
        </Button>
      </div>
      <div aria-live="polite">
        {typeof preview === "string" && <p className={styles.facts}>{t(`preview.${preview}`)}</p>}
        {preview !== null && typeof preview === "object" && (
          <section className={styles.preview} aria-label={t("preview.title")}>
            <div className={text.text}>
              <Prose html={preview.html} />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

type TextForm = {
  field: (name: "title" | "body") => FieldSpread;
  fill: (name: "title" | "body", value: string) => void;
};

type TopicTextProps = {
  form: Pick<TextForm, "field">;
  onTitle?: (title: string) => void;
  children?: ReactNode;
};

export function TopicText({ form, onTitle, children }: TopicTextProps) {
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
      <BodyField {...form.field("body")} />
    </>
  );
}

export const textOfDraft = (draft: Draft | null) =>
  draft && { ...draft.fields, title: draft.title, body: draft.body };

/** A draft has title and body of its own. */
const UNKEPT = new Set(["intent", "title", "body"]);

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
