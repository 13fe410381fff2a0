import { Form } from "@remix-run/react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { useSending } from "~/forms/use-sending";
import { formatFullDate } from "~/i18n/format";
import { ownData } from "~/i18n/pt-BR/account/own-data";
import { translator } from "~/i18n/translator";
import type { Deletion } from "~/service/privacy-api.server";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Notice } from "~/ui/feedback/alert";
import { PasswordField } from "~/ui/form/password-field";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { TitledSection } from "~/ui/data/titled-section";
import { OwnDataOutcome } from "./own-data-outcome";
import { deletionSchema } from "./own-data.schema";
import type { OwnDataAnswer } from "./own-data-answer";
import styles from "./own-data.module.css";
import { DELETION_REASON_MAX_LENGTH } from "../../../../contract/account/own-data.ts";

const t = translator("own-data", ownData);

type DeletionSectionProps = { deletion: Deletion | null; answer: OwnDataAnswer | null };

export function DeletionSection({ deletion, answer }: DeletionSectionProps) {
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
          <DeletionRequest answer={answer} />
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
      <Notice kind="warning" title={t("deletion.pending", { date })} isAnnounced>
        {t("deletion.pendingText")}
      </Notice>
      <Form method="post" className={styles.actions} preventScrollReset>
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
      <FormFrame form={form} className={styles.form} preventScrollReset>
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
        <div className={styles.actions}>
          <Button type="submit" variant="outline" isLoading={form.isBusy}>
            {t("deletion.request")}
          </Button>
        </div>
      </FormFrame>
    </>
  );
}
