import { useState } from "react";
import { translator } from "~/i18n/translator";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { digest, SEEN_VERSION } from "../../../../contract/collections/edit-version.ts";
import {
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import {
  EDIT_REASON_MAX_LENGTH,
  type ModeratedText,
} from "../../../../contract/community/moderation.ts";
import { TeamForm } from "./team-form";
import { moderation } from "./words";

const t = translator("moderation", moderation);

type EditTextFormProps = {
  summary: string;
  about: { targetType: ModeratedText; target: string };
  title?: string;
  body: string;
};

/** Every reader sees the reason. */
export function EditTextForm({ summary, about, title, body }: EditTextFormProps) {
  // The version on which the fields are based: a later reload does not change them.
  const [seen] = useState(() => digest([title ?? null, body]));
  const values = { decision: "edit", ...about, [SEEN_VERSION]: seen };
  return (
    <TeamForm summary={summary} values={values} submit={t("edit.send")}>
      {title !== undefined && (
        <TextField
          name="title"
          required
          label={t("edit.title")}
          limit={TOPIC_TITLE_MAX_LENGTH}
          defaultValue={title}
        />
      )}
      <TextArea
        name="body"
        required
        label={t("edit.body")}
        rows={6}
        limit={TOPIC_BODY_MAX_LENGTH}
        defaultValue={body}
      />
      <TextField
        name="reason"
        required
        label={t("edit.reason")}
        hint={t("edit.reasonHint")}
        limit={EDIT_REASON_MAX_LENGTH}
      />
    </TeamForm>
  );
}
