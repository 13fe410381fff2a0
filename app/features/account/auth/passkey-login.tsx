import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { useKnowsPasskeys } from "~/session/use-knows-passkeys";
import { auth } from "./words";
import styles from "./login-page.module.css";

const t = translator("auth", auth);

export const PASSKEY_INTENT = "passkey";

type PasskeyLoginProps = { redirectTo?: string | undefined };

/** Space is reserved until browser support is known, so that the layout does not shift. */
export function PasskeyLogin({ redirectTo }: PasskeyLoginProps) {
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const isKnown = useKnowsPasskeys();
  if (isKnown === false) return null;

  async function logIn(): Promise<void> {
    setState("asking");
    try {
      const { askForPasskey } = await import("./ask-for-passkey");
      const answer = await askForPasskey(to("/login/passkey"));
      const fields = {
        intent: PASSKEY_INTENT,
        answer,
        ...(redirectTo && { redirect: redirectTo }),
      };
      submit(fields, { method: "post", action: to("/login"), preventScrollReset: true });
      setState("idle");
    } catch {
      // The user cancelled, the device refused, or the service is unavailable. The password still works.
      setState("failed");
    }
  }

  return (
    <div className={styles.passkey} data-pending={isKnown === null || undefined}>
      <p className={styles.or}>{t("passkey.or")}</p>
      {state === "failed" && (
        <Alert kind="warning" title={t("passkey.cancelled")} isAnnounced>
          {t("passkey.cancelledText")}
        </Alert>
      )}
      <Button
        variant="outline"
        size="lg"
        isWide
        isLoading={state === "asking"}
        onClick={() => void logIn()}
      >
        {t("passkey.submit")}
      </Button>
    </div>
  );
}
