import { useFetcher, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { security } from "~/i18n/pt-BR/account/security";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { TextField } from "~/ui/form/text-field";
import { useKnowsPasskeys } from "~/session/use-knows-passkeys";
import { PasswordConfirmForm } from "./password-confirm-form";
import type { SecurityAnswer } from "./security-answer";
import { SecurityMessage } from "./security-message";
import styles from "./security.module.css";
import { PASSKEY_NAME_MAX_LENGTH } from "../../../../contract/account/person.ts";

const t = translator("security", security);

/** Asks for the password first. Hidden if the browser does not support passkeys. */
export function AddPasskey() {
  const begin = useFetcher<{ security: SecurityAnswer | null }>();
  const submit = useSubmit();
  const name = useRef("");
  const answered = useRef<string | null>(null);
  const knowsPasskeys = useKnowsPasskeys();
  const [isCancelled, setIsCancelled] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const answer = begin.data?.security ?? null;
  const ceremony = answer?.ceremony ?? null;

  useEffect(() => {
    if (!ceremony || answered.current === ceremony.challenge) return;
    answered.current = ceremony.challenge;
    setIsAsking(true);
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
      .finally(() => setIsAsking(false));
  }, [ceremony, submit]);

  if (knowsPasskeys === null) return null;
  if (!knowsPasskeys) return <p className={styles.note}>{t("passkeys.unknown")}</p>;
  return (
    <details className={styles.more}>
      <summary>{t("passkeys.add")}</summary>
      {isCancelled && <Notice kind="warning" title={t("passkeys.cancelled")} isAnnounced />}
      <SecurityMessage answer={answer} />
      <PasswordConfirmForm
        intent="begin-passkey"
        submit={t("passkeys.submitAdd")}
        answer={answer}
        isBusy={begin.state !== "idle" || isAsking}
        onSend={(event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          name.current = String(form.get("name") ?? "");
          setIsCancelled(false);
          begin.submit(form, { method: "post" });
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
