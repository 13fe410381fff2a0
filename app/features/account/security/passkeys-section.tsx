import { Form } from "@remix-run/react";
import { formatDate } from "~/i18n/format";
import { security } from "~/i18n/pt-BR/account/security";
import { translator } from "~/i18n/translator";
import type { OwnPasskey } from "~/service/security-api.server";
import { Button } from "~/ui/action/button";
import { Tag } from "~/ui/data/tag";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import { AddPasskey } from "./add-passkey";
import { PasswordConfirmForm } from "./password-confirm-form";
import type { SecurityAnswer, SecurityIntent } from "./security-answer";
import { SecurityMessage } from "./security-message";
import styles from "./security.module.css";
import { PASSKEY_NAME_MAX_LENGTH } from "../../../../contract/account/person.ts";

const t = translator("security", security);

const DONE: Partial<Record<SecurityIntent, string>> = {
  "finish-passkey": t("passkeys.added"),
  "rename-passkey": t("passkeys.renamed"),
  "remove-passkey": t("passkeys.removed"),
};

type PasskeysSectionProps = { passkeys: OwnPasskey[]; answer: SecurityAnswer | null };

export function PasskeysSection({ passkeys, answer }: PasskeysSectionProps) {
  const isMine = answer?.intent.includes("passkey") ?? false;
  const done = (answer && DONE[answer.intent]) ?? null;
  return (
    <TitledSection titleId="passkeys-title" title={t("passkeys.title")}>
      <p className={styles.note}>{t("passkeys.lead")}</p>
      {isMine && <SecurityMessage answer={answer} done={done} />}
      {passkeys.length === 0 && <p>{t("passkeys.none")}</p>}
      <ul className={styles.rows}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.entry}>
            <p className={styles.name}>
              {passkey.name} {passkey.isBackedUp && <Tag>{t("passkeys.synced")}</Tag>}
            </p>
            <p className={styles.note}>
              {t("passkeys.created", { when: formatDate(passkey.createdAt) })} ·{" "}
              {passkey.lastUsedAt
                ? t("passkeys.lastUsed", { when: formatDate(passkey.lastUsedAt) })
                : t("passkeys.never")}
            </p>
            <ChangePasskey
              key={passkey.name}
              passkey={passkey}
              answer={answer?.subject === passkey.id ? answer : null}
            />
          </li>
        ))}
      </ul>
      <AddPasskey key={passkeys.length} />
    </TitledSection>
  );
}

type ChangePasskeyProps = { passkey: OwnPasskey; answer: SecurityAnswer | null };

function ChangePasskey({ passkey, answer }: ChangePasskeyProps) {
  return (
    <details className={styles.more} open={answer?.lastResult?.status === "error"}>
      <summary>{t("passkeys.detailsOf", { name: passkey.name })}</summary>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="rename-passkey" />
        <input type="hidden" name="id" value={passkey.id} />
        <TextField
          name="name"
          required
          label={t("passkeys.name")}
          defaultValue={passkey.name}
          limit={PASSKEY_NAME_MAX_LENGTH}
        />
        <div>
          <Button type="submit" variant="outline">
            {t("passkeys.submitRename")}
          </Button>
        </div>
      </Form>
      <PasswordConfirmForm
        intent="remove-passkey"
        submit={t("passkeys.submitRemove")}
        color="secondary"
        answer={answer}
      >
        <input type="hidden" name="id" value={passkey.id} />
      </PasswordConfirmForm>
    </details>
  );
}
