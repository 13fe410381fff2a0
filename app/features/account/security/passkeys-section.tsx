import { Form, useFetcher, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import type { OwnPasskey } from "~/service/security-api.server";
import { useKnowsPasskeys } from "~/session/use-knows-passkeys";
import { Button } from "~/ui/action/button";
import { Tag } from "~/ui/data/tag";
import { Alert } from "~/ui/feedback/alert";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { PasswordConfirmForm } from "./password-confirm-form";
import type { SecurityAnswer, SecurityIntent } from "./security.server";
import { SecurityMessage } from "./security-message";
import { security } from "./words";
import styles from "./security.module.css";
import { PASSKEY_NAME_MAX_LENGTH } from "../../../../contract/account/person.ts";

const t = translator("security", security);

const DONE: Partial<Record<SecurityIntent, string>> = {
  "finish-passkey": t("passkeys.added"),
  "rename-passkey": t("passkeys.renamed"),
  "remove-passkey": t("passkeys.removed"),
};

/** Asks for the password first. A text replaces the form if the browser does not support passkeys. */
function AddPasskey() {
  const optionsFetcher = useFetcher<{ security: SecurityAnswer | null }>();
  const submit = useSubmit();
  const name = useRef("");
  const handledChallenge = useRef<string | null>(null);
  const knowsPasskeys = useKnowsPasskeys();
  const [isCancelled, setIsCancelled] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const answer = optionsFetcher.data?.security ?? null;
  const ceremony = answer?.ceremony ?? null;

  useEffect(() => {
    if (!ceremony || handledChallenge.current === ceremony.challenge) return;
    handledChallenge.current = ceremony.challenge;
    setIsPending(true);
    import("./create-passkey")
      .then(({ createPasskey }) => createPasskey(ceremony.options))
      .then((response) =>
        submit(
          {
            intent: "finish-passkey",
            name: name.current,
            challenge: ceremony.challenge,
            response,
          },
          { method: "post", preventScrollReset: true },
        ),
      )
      .catch(() => setIsCancelled(true))
      .finally(() => setIsPending(false));
  }, [ceremony, submit]);

  if (knowsPasskeys === null) return null;
  if (!knowsPasskeys) {
    return <p className={`${text.small} ${text.faint}`}>{t("passkeys.unknown")}</p>;
  }
  return (
    <details className={styles.more}>
      <summary>{t("passkeys.add")}</summary>
      {isCancelled && <Alert kind="warning" title={t("passkeys.cancelled")} isAnnounced />}
      <SecurityMessage answer={answer} />
      <PasswordConfirmForm
        intent="begin-passkey"
        submit={t("passkeys.submitAdd")}
        answer={answer}
        isBusy={optionsFetcher.state !== "idle" || isPending}
        onSend={(event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          name.current = String(form.get("name") ?? "");
          setIsCancelled(false);
          optionsFetcher.submit(form, { method: "post" });
        }}
      >
        <TextField
          name="name"
          required
          label={t("passkeys.name")}
          hint={t("passkeys.nameHint")}
          limit={PASSKEY_NAME_MAX_LENGTH}
        />
      </PasswordConfirmForm>
    </details>
  );
}

type PasskeysSectionProps = { passkeys: OwnPasskey[]; answer: SecurityAnswer | null };

export function PasskeysSection({ passkeys, answer }: PasskeysSectionProps) {
  const isPasskeyAnswer = answer?.intent.includes("passkey") ?? false;
  const done = (answer && DONE[answer.intent]) ?? null;
  return (
    <TitledSection titleId="passkeys-title" title={t("passkeys.title")}>
      <p className={`${text.small} ${text.faint}`}>{t("passkeys.lead")}</p>
      {isPasskeyAnswer && <SecurityMessage answer={answer} done={done} />}
      {passkeys.length === 0 && <p>{t("passkeys.none")}</p>}
      <ul className={`${styles.rows} ${layout.stack} ${layout.tight}`}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.entry}>
            <p className={styles.name}>
              {passkey.name} {passkey.isBackedUp && <Tag>{t("passkeys.synced")}</Tag>}
            </p>
            <p className={`${text.small} ${text.faint}`}>
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
