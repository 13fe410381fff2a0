import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { formatFullDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PlainPage } from "~/ui/plain-page";
import { TextField } from "~/ui/form/text-field";
import text from "~/ui/text/text.module.css";
import type { SupportAnswer } from "./support.server";
import { guestSchema } from "./support.schema";
import {
  TicketFields,
  ContextFields,
  type TicketContext,
  SupportFailureAlert,
} from "./ticket-fields";
import { UrgentHelp } from "./urgent-help";
import { support } from "./words";
import styles from "./support.module.css";

const t = translator("support", support);

export type ContactPageProps = { answer: SupportAnswer | null; context: TicketContext };

/** For people who can't log in, including suspended members. */
export function ContactPage({ answer, context }: ContactPageProps) {
  return (
    <PlainPage
      title={t("guest.title")}
      homeTo={to("")}
      homeLabel={t("guest.home")}
      loginLabel={ui.login}
    >
      {answer?.opened ? (
        <Alert kind="success" title={t("guest.done", { number: answer.opened.number })} isAnnounced>
          {t("guest.doneText", { date: formatFullDate(answer.opened.dueAt) })}
        </Alert>
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
  const form = useForm(guestSchema, { id: "contact", answer, isOnce: true });
  return (
    <FormFrame form={form} className={styles.section}>
      <FormErrors title={t("errors.summary")} form={form} />
      <SupportFailureAlert failure={answer?.failure ?? null} />
      <TextField
        {...form.field("email")}
        type="email"
        required
        label={t("guest.email")}
        hint={t("guest.emailHint")}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TicketFields field={form.field} />
      <ContextFields context={context} />
      <p className={`${text.small} ${text.faint}`}>{t("form.promise")}</p>
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {t("form.submit")}
        </Button>
      </div>
    </FormFrame>
  );
}
