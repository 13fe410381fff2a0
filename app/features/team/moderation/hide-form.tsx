import { translator } from "~/i18n/translator";
import { TextField } from "~/ui/form/text-field";
import {
  EDIT_REASON_MAX_LENGTH,
  type ModeratedText,
} from "../../../../contract/community/moderation.ts";
import { TeamForm } from "./team-form";
import { moderation } from "./words";

const t = translator("moderation", moderation);

type HideFormProps = {
  about: { targetType: ModeratedText; target: string };
  submit: string;
};

/** Only the author reads the reason. */
export function HideForm({ about, submit }: HideFormProps) {
  return (
    <TeamForm summary={t("act.hide")} values={{ decision: "hide", ...about }} submit={submit}>
      <TextField
        name="reason"
        required
        label={t("hide.reason")}
        hint={t("hide.reasonHint")}
        limit={EDIT_REASON_MAX_LENGTH}
      />
    </TeamForm>
  );
}
