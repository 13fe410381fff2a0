import { Form } from "@remix-run/react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useSending } from "~/forms/use-answer";
import { useForm } from "~/forms/use-form";
import { formatFullDateTime, formatFullDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import type { PrivacyOverview, Deletion } from "~/service/privacy-api.server";
import { Button } from "~/ui/action/button";
import { TitledSection } from "~/ui/data/titled-section";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Checkbox } from "~/ui/form/checkbox";
import { PasswordField } from "~/ui/form/password-field";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { DELETION_REASON_MAX_LENGTH } from "../../../../contract/account/own-data.ts";
import type { DownloadFailure } from "./download-failure";
import { ExportSection } from "./export-section";
import { StoredData } from "./stored-data";
import { type OwnDataAnswer, OwnDataOutcome } from "./own-data-outcome";
import { deletionSchema } from "./own-data.schema";
import { ownData } from "./words";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

export type OwnDataPageProps = {
  directusUserId: string;
  overview: PrivacyOverview | null;
  answer: OwnDataAnswer | null;
  downloadFailure: DownloadFailure | null;
};

function describe(action: string): string {
  return action === "create" || action === "update" || action === "delete"
    ? t(`handling.actions.${action}`)
    : t("handling.other");
}

const roles: Readonly<Record<string, "administration" | "editors" | "portal">> = {
  Administrator: "administration",
  Editor: "editors",
  "Serviço de contas": "portal",
  Portal: "portal",
};

function nameRole(role: string): string {
  const known = roles[role];
  return known ? t(`handling.by.${known}`) : t("handling.by.role", { role });
}

/** Staff cannot change the log of their access. */
function HandlingSection({ handling }: Pick<PrivacyOverview, "handling">) {
  return (
    <TitledSection titleId="handling-title" title={t("handling.title")}>
      <p className={`${text.small} ${text.faint}`}>{t("handling.lead")}</p>
      {handling.length === 0 ? (
        <p>{t("handling.none")}</p>
      ) : (
        <ul className={styles.list}>
          {handling.map(({ at, action, by }, index) => (
            <li key={index}>
              {t("handling.entry", {
                date: formatFullDateTime(at),
                action: describe(action),
                by: nameRole(by),
              })}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

type DeletionSectionProps = { deletion: Deletion | null; answer: OwnDataAnswer | null };

function DeletionSection({ deletion, answer }: DeletionSectionProps) {
  return (
    <TitledSection titleId="deletion-title" title={t("deletion.title")} id="deletion">
      <OwnDataOutcome
        answer={answer}
        done={answer?.intent === "keep" ? t("deletion.kept") : null}
      />
      {deletion ? (
        <PendingDeletion deletion={deletion} />
      ) : (
        <>
          <p>{t("deletion.lead")}</p>
          <ul className={styles.list}>
            <li>{t("deletion.effects.erased")}</li>
            <li>{t("deletion.effects.subscription")}</li>
            <li>{t("deletion.effects.kept")}</li>
          </ul>
          <details open={answer?.intent === "delete" && !answer.isDone}>
            <summary>{t("deletion.open")}</summary>
            <DeletionRequest answer={answer} />
          </details>
        </>
      )}
    </TitledSection>
  );
}

function PendingDeletion({ deletion }: { deletion: Deletion }) {
  const isKeeping = useSending("keep");
  const date = formatFullDate(deletion.dueAt);
  return (
    <>
      <Alert kind="warning" title={t("deletion.pending", { date })} isAnnounced>
        {t("deletion.pendingText")}
      </Alert>
      <Form method="post" className={layout.cluster} preventScrollReset>
        <input type="hidden" name="intent" value="keep" />
        <Button type="submit" isLoading={isKeeping}>
          {t("deletion.keep")}
        </Button>
      </Form>
    </>
  );
}

function DeletionRequest({ answer }: { answer: OwnDataAnswer | null }) {
  const form = useForm(deletionSchema, {
    id: "delete-account",
    intent: "delete",
    answer,
    isOnce: true,
  });
  return (
    <>
      <FormErrors title={t("errors.summary")} form={form} />
      <FormFrame form={form} className={`${layout.stack} ${layout.wide}`} preventScrollReset>
        <RadioGroup
          {...form.field("mode")}
          label={t("deletion.mode")}
          options={[
            {
              value: "anonymise",
              label: t("deletion.anonymise"),
              hint: t("deletion.anonymiseHint"),
            },
            { value: "delete", label: t("deletion.delete"), hint: t("deletion.deleteHint") },
          ]}
        />
        <TextArea
          {...form.field("reason")}
          label={t("deletion.reason")}
          hint={t("deletion.reasonHint")}
          limit={DELETION_REASON_MAX_LENGTH}
          rows={3}
        />
        <PasswordField
          {...form.field("password")}
          label={t("deletion.password")}
          showLabel={t("export.showPassword")}
          hideLabel={t("export.hidePassword")}
        />
        <Checkbox
          {...form.box("confirmed", "yes")}
          defaultChecked={false}
          label={t("deletion.confirm")}
        />
        <div className={layout.cluster}>
          <Button type="submit" isLoading={form.isBusy}>
            {t("deletion.request")}
          </Button>
        </div>
      </FormFrame>
    </>
  );
}

export function OwnDataPage({
  directusUserId,
  overview,
  answer,
  downloadFailure,
}: OwnDataPageProps) {
  if (!overview) {
    return (
      <StateMessage
        kind="error"
        title={t("away.title")}
        action={
          <Form method="get" preventScrollReset>
            <Button type="submit">{t("away.retry")}</Button>
          </Form>
        }
      >
        {t("away.text")}
      </StateMessage>
    );
  }
  const answerTo = (...intents: OwnDataAnswer["intent"][]) =>
    answer && intents.includes(answer.intent) ? answer : null;
  return (
    <>
      <p className={styles.lead}>{t("lead")}</p>
      <ExportSection
        exports={overview.exports}
        directusUserId={directusUserId}
        answer={answerTo("order-export")}
        downloadFailure={downloadFailure}
      />
      <DeletionSection deletion={overview.deletion} answer={answerTo("delete", "keep")} />
      <StoredData
        stores={overview.stores}
        files={overview.files}
        directusUserId={directusUserId}
        answer={answerTo("erase-store")}
      />
      <HandlingSection handling={overview.handling} />
    </>
  );
}
