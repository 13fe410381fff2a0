import type { ReactNode } from "react";
import type { Draft, DraftPlace } from "~/content/drafts/draft";
import type { FieldSpread } from "~/forms/use-form";
import { forumForm } from "~/i18n/pt-BR/community/forum-form";
import { translator } from "~/i18n/translator";
import { TextField } from "~/ui/form/text-field";
import { TOPIC_TITLE_MAX_LENGTH } from "../../../../contract/community/forum.ts";
import { BodyField } from "./body-field";
import { FormDraft } from "./form-draft";

const t = translator("forum-form", forumForm);

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
