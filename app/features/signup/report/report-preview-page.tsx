import { Form } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import type { ReportPreview } from "~/service/signup-api.server";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { StateMessage } from "~/ui/feedback/state-message";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import type { PreviewField } from "./preview-answers";
import { reportPreview } from "./preview.words";
import styles from "./report-preview-page.module.css";
import { ReportView } from "./report-view";
import type { AnswerLabels } from "~/features/signup/flow/signup-view";

const t = translator("reportPreview", reportPreview);

type ReportPreviewPageProps = {
  fields: PreviewField[];
  preview: ReportPreview | null;
  labels: AnswerLabels;
  today: string;
};

export function ReportPreviewPage({ fields, preview, labels, today }: ReportPreviewPageProps) {
  if (!preview) {
    return (
      <div className={styles.page}>
        <h1>{t("title")}</h1>
        <StateMessage kind="empty" icon="file-text" title={t("refused")}>
          {t("refusedText")}
        </StateMessage>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={textStyles.muted}>{t("lead")}</p>
      <PreviewForm fields={fields} />
      {preview.contradictions.length > 0 ? (
        <Alert kind="warning" title={t("contradictions")}>
          <ul>
            {preview.contradictions.map(([one, other]) => (
              <li key={`${one}-${other}`}>{t("pair", { one, other })}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {preview.report ? (
        <ReportView
          report={preview.report}
          labels={labels}
          today={today}
          renderNote={(code) => <EditorNote code={code} preview={preview} />}
        />
      ) : (
        <StateMessage kind="empty" icon="file-text" title={t("nothing")}>
          {t("nothingText")}
        </StateMessage>
      )}
    </div>
  );
}

function PreviewForm({ fields }: { fields: PreviewField[] }) {
  return (
    <Form method="get" className={styles.form}>
      <div className={styles.fields}>
        {fields.flatMap(({ question, chosen, options }) =>
          chosen.map((value, at) => (
            <Select
              key={`${question}-${at}-${value}`}
              name={question}
              label={
                chosen.length > 1
                  ? t("several", { question: t(`questions.${question}`), place: at + 1 })
                  : t(`questions.${question}`)
              }
              defaultValue={value}
              options={[{ value: "", label: t("any") }, ...options]}
            />
          )),
        )}
      </div>
      <Button type="submit">{t("show")}</Button>
    </Form>
  );
}

function EditorNote({ code, preview }: { code: string; preview: ReportPreview }) {
  const note = preview.notes[code];
  const { rules = [], sentences = [] } = preview.report ?? {};
  const text = [...rules, ...sentences].find((each) => each.code === code);
  return (
    <div className={styles.note}>
      <p className={`${layout.cluster} ${layout.tight}`}>
        <code>{code}</code>
        {text ? <Tag isChip>{t(`lawStates.${text.lawState}`)}</Tag> : null}
        {note && note.status !== "published" ? <Tag isChip>{t("notPublished")}</Tag> : null}
      </p>
      {note?.lawNote ? <p>{note.lawNote}</p> : null}
    </div>
  );
}
