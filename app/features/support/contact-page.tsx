import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { formatFullDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { Notice } from "~/ui/notice";
import { PlainPage } from "~/ui/plain-page";
import { TextField } from "~/ui/text-field";
import { ContextFields, type TicketContext } from "./context-fields";
import type { SupportAnswer } from "./support.server";
import { SupportFailureNotice } from "./support-failure";
import { guestSchema, type GuestWish } from "./support.schema";
import { TicketFields } from "./ticket-fields";
import { UrgentHelp } from "./urgent-help";
import styles from "./support.module.css";

const t = translator("support", support);

type Fields = { email: string; topic: string; subject: string; message: string };

export type ContactPageProps = { answer: SupportAnswer | null; context: TicketContext };

/** The way to the team for who can't log in; suspended members too. */
export function ContactPage({ answer, context }: ContactPageProps) {
  return (
    <PlainPage title={t("guest.title")} homeTo={to("")} homeLabel={t("guest.home")}>
      {answer?.opened ? (
        <Notice
          kind="success"
          title={t("guest.done", { number: answer.opened.number })}
          isAnnounced
        >
          {t("guest.doneText", { date: formatFullDate(answer.opened.dueAt) })}
        </Notice>
      ) : (
        <>
          <p>{t("guest.lead")}</p>
          <UrgentHelp directusUserId={null} />
          <ContactForm answer={answer} context={context} />
        </>
      )}
    </PlainPage>
  );
}

function ContactForm({ answer, context }: ContactPageProps) {
  const isSubmitting = useNavigation().state === "submitting";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<Fields, GuestWish>({
    id: "contact",
    lastResult: isSubmitting ? null : answer?.lastResult,
    onValidate: ({ formData }) => parseForm(guestSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _emailKey, ...email } = getInputProps(fields.email, { type: "email" });
  return (
    <Form
      method="post"
      className={styles.section}
      {...getFormProps(form)}
      onSubmit={(event) => {
        form.onSubmit(event);
        setSendings(sendings + 1);
      }}
    >
      <FormKey lastResult={answer?.lastResult} />
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.email, fields.topic, fields.subject, fields.message]}
      />
      <SupportFailureNotice failure={answer?.failure ?? null} />
      <TextField
        {...email}
        required
        label={t("guest.email")}
        hint={t("guest.emailHint")}
        error={fields.email.errors?.[0]}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TicketFields topic={fields.topic} subject={fields.subject} message={fields.message} />
      <ContextFields context={context} />
      <p className={styles.note}>{t("form.promise")}</p>
      <div>
        <Button type="submit" isLoading={isSubmitting}>
          {t("form.submit")}
        </Button>
      </div>
    </Form>
  );
}
