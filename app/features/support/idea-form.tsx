import { getFormProps, getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { feedback } from "~/i18n/pt-BR/feedback";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { FeedbackAnswer } from "./feedback.server";
import { ideaSchema, KINDS, type IdeaWish } from "./feedback.schema";
import { VoteButton } from "./idea-row";
import styles from "./support.module.css";

const t = translator("feedback", feedback);

type Fields = { kind: string; title: string; body: string };

const kinds = KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));

export function IdeaForm({ answer }: { answer: FeedbackAnswer | null }) {
  const isSubmitting = useNavigation().formData?.get("intent") === "idea";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<Fields, IdeaWish>({
    id: "idea",
    lastResult: isSubmitting ? null : answer?.lastResult,
    defaultValue: { kind: "idea" },
    onValidate: ({ formData }) => parseForm(ideaSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _titleKey, ...title } = getInputProps(fields.title, { type: "text" });
  const { key: _bodyKey, ...body } = getTextareaProps(fields.body);
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
      <Form
        method="post"
        className={styles.form}
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          setSendings(sendings + 1);
        }}
      >
        <input type="hidden" name="intent" value="idea" />
        <FormKey lastResult={answer?.lastResult} done={answer?.isDone ? answer : null} />
        {similar.length > 0 && <input type="hidden" name="isNew" value="true" />}
        <FormMistakes
          key={sendings}
          title={t("errors.summary")}
          fields={[fields.kind, fields.title, fields.body]}
        />
        <RadioGroup
          id={fields.kind.id}
          name={fields.kind.name}
          label={t("form.kind")}
          options={kinds}
          defaultValue={fields.kind.initialValue ?? "idea"}
          error={fields.kind.errors?.[0]}
        />
        <TextField
          {...title}
          required
          label={t("form.what")}
          hint={t("form.whatHint")}
          error={fields.title.errors?.[0]}
          maxLength={120}
        />
        <TextArea
          {...body}
          label={t("form.body")}
          hint={t("form.bodyHint")}
          error={fields.body.errors?.[0]}
          rows={5}
          maxLength={5_000}
        />
        <div>
          <Button type="submit" isLoading={isSubmitting}>
            {t(similar.length > 0 ? "form.sendAnyway" : "form.submit")}
          </Button>
        </div>
      </Form>
    </>
  );
}
