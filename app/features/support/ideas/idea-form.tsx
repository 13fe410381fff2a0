import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { feedback } from "~/i18n/pt-BR/account/feedback";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import type { FeedbackAnswer } from "./feedback.server";
import { ideaSchema, KINDS } from "./feedback.schema";
import { VoteButton } from "./idea-row";
import styles from "~/features/support/tickets/support.module.css";
import { IDEA_BODY_MAX_LENGTH, IDEA_TITLE_LENGTH } from "../../../../contract/community/ideas.ts";

const t = translator("feedback", feedback);

const kinds = KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));

export function IdeaForm({ answer }: { answer: FeedbackAnswer | null }) {
  const form = useForm(ideaSchema, {
    id: "idea",
    intent: "idea",
    answer,
    defaults: { kind: "idea" },
    isOnce: true,
  });
  const similar = answer?.similar ?? [];
  return (
    <>
      {similar.length > 0 && (
        <Notice kind="info" title={t("form.similar")} isAnnounced>
          <p>{t("form.similarText")}</p>
          <ul className={styles.rows}>
            {similar.map((idea) => (
              <li key={idea.id} className={styles.idea}>
                <span className={styles.what}>{idea.title}</span>
                <VoteButton idea={idea} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FormFrame form={form} className={styles.form}>
        {similar.length > 0 && <input type="hidden" name="isNew" value="true" />}
        <FormErrors title={t("errors.summary")} form={form} />
        <RadioGroup {...form.field("kind")} label={t("form.kind")} options={kinds} />
        <TextField
          {...form.field("title")}
          required
          label={t("form.what")}
          hint={t("form.whatHint")}
          limit={IDEA_TITLE_LENGTH.max}
        />
        <TextArea
          {...form.field("body")}
          label={t("form.body")}
          hint={t("form.bodyHint")}
          rows={5}
          limit={IDEA_BODY_MAX_LENGTH}
        />
        <div>
          <Button type="submit" isLoading={form.isBusy}>
            {t(similar.length > 0 ? "form.sendAnyway" : "form.submit")}
          </Button>
        </div>
      </FormFrame>
    </>
  );
}
