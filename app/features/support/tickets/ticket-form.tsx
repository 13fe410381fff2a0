import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { support } from "~/i18n/pt-BR/account/support";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import type { TicketTopic } from "../../../../contract/account/support.ts";
import { ContextFields, type TicketContext } from "./context-fields";
import type { SupportAnswer } from "./support.server";
import { SupportFailureNotice } from "./support-failure";
import { FILE_TYPES, ticketSchema } from "./support.schema";
import styles from "./support.module.css";
import { TicketFields } from "./ticket-fields";

const t = translator("support", support);

export type TicketFormProps = {
  topic: TicketTopic | null;
  subject: string;
  context: TicketContext;
  answer: SupportAnswer | null;
};

export function TicketForm({ topic, subject, context, answer }: TicketFormProps) {
  const form = useForm(ticketSchema, {
    id: "ticket",
    answer,
    defaults: { topic: topic ?? "", subject },
    isOnce: true,
  });
  return (
    <FormFrame form={form} encType="multipart/form-data" className={styles.form}>
      <FormErrors title={t("errors.summary")} form={form} />
      <SupportFailureNotice failure={answer?.failure ?? null} />
      <TicketFields field={form.field} />
      <FileField
        {...form.field("files")}
        label={t("form.files")}
        hint={t("form.filesHint")}
        accept={FILE_TYPES}
        multiple
      />
      <ContextFields context={context} />
      <p className={styles.note}>{t("form.promise")}</p>
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {t("form.submit")}
        </Button>
      </div>
    </FormFrame>
  );
}
