import { Form } from "@remix-run/react";
import { formatDate } from "~/i18n/format";
import { security } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import type { OwnPasskey } from "~/service/security-api.server";
import { Button } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { TextField } from "~/ui/text-field";
import { AddPasskey } from "./add-passkey";
import { PasswordConfirmForm } from "./password-confirm-form";
import type { SecurityAnswer, SecurityIntent } from "./security-answer";
import { SecurityMessage } from "./security-message";
import styles from "./security.module.css";

const t = translator("security", security);

const DONE: Partial<Record<SecurityIntent, string>> = {
  "finish-passkey": t("passkeys.added"),
  "rename-passkey": t("passkeys.renamed"),
  "remove-passkey": t("passkeys.removed"),
};

type PasskeysSectionProps = { passkeys: OwnPasskey[]; answer: SecurityAnswer | null };

/** Keys of the member's devices: new ones, their names, their end. */
export function PasskeysSection({ passkeys, answer }: PasskeysSectionProps) {
  const isMine = answer?.intent.includes("passkey") ?? false;
  const done = answer?.isDone ? (DONE[answer.intent] ?? null) : null;
  return (
    <section className={styles.section} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className={styles.heading}>
        {t("passkeys.title")}
      </h2>
      <p className={styles.note}>{t("passkeys.lead")}</p>
      {isMine && <SecurityMessage failure={answer?.failure ?? null} done={done} />}
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
    </section>
  );
}

type ChangePasskeyProps = { passkey: OwnPasskey; answer: SecurityAnswer | null };

function ChangePasskey({ passkey, answer }: ChangePasskeyProps) {
  return (
    <details className={styles.more} open={answer?.lastResult != null}>
      <summary>{t("passkeys.detailsOf", { name: passkey.name })}</summary>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="rename-passkey" />
        <input type="hidden" name="id" value={passkey.id} />
        <TextField
          name="name"
          required
          label={t("passkeys.name")}
          defaultValue={passkey.name}
          maxLength={60}
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
        answer={answer?.intent === "remove-passkey" ? answer : null}
      >
        <input type="hidden" name="id" value={passkey.id} />
      </PasswordConfirmForm>
    </details>
  );
}
