import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";
import { profile } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

const t = translator("profile", profile);

/** Asks before somebody leaves a page whose form was changed and not sent. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && (historyAction === "POP" || nextLocation.pathname !== currentLocation.pathname),
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <Dialog
      isOpen={blocker.state === "blocked"}
      title={t("unsaved.title")}
      description={t("unsaved.text")}
      closeLabel={t("unsaved.close")}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            {t("unsaved.leave")}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t("unsaved.stay")}</Button>
        </>
      }
    />
  );
}
