import { useBlocker, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { profile } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

const t = translator("profile", profile);

/**
 * Asks before somebody leaves a page whose form was changed and not sent. Where they wanted to go is
 * kept here: the router forgets it whenever the page's data are loaded anew.
 */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const mayLeave = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { pathname, search, hash } = nextLocation;
    if (!isDirty || mayLeave.current || pathname === currentLocation.pathname) return false;
    setWanted(pathname + search + hash);
    return true;
  });

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  function stay() {
    setWanted(null);
    blocker.reset?.();
  }

  function leave() {
    mayLeave.current = true;
    stay();
    navigate(wanted ?? "", { preventScrollReset: true });
  }

  return (
    <Dialog
      isOpen={wanted !== null}
      title={t("unsaved.title")}
      description={t("unsaved.text")}
      closeLabel={t("unsaved.close")}
      onClose={stay}
      actions={
        <>
          <Button variant="outline" onClick={leave}>
            {t("unsaved.leave")}
          </Button>
          <Button onClick={stay}>{t("unsaved.stay")}</Button>
        </>
      }
    />
  );
}
