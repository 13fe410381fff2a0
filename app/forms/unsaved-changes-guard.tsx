import { useBlocker, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Dialog } from "~/ui/action/dialog";
import { UnsavedForms } from "./use-unsaved-changes";

const t = translator("profile", profile);

/** Asks once for all forms inside, because the router supports only one blocker per page. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const note = useCallback((id: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(id) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return (
    <UnsavedForms.Provider value={note}>
      <UnsavedChanges isDirty={dirty.size > 0} />
      {children}
    </UnsavedForms.Provider>
  );
}

/**
 * Asks before the user leaves a page with unsent changes. The destination is stored here, because the
 * router drops it when the page's data reloads.
 */
function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate();
  const [requested, setRequested] = useState<string | null>(null);
  const mayLeave = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { pathname, search, hash } = nextLocation;
    if (!isDirty || mayLeave.current || pathname === currentLocation.pathname) return false;
    setRequested(pathname + search + hash);
    return true;
  });

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  function stay() {
    setRequested(null);
    blocker.reset?.();
  }

  function leave() {
    mayLeave.current = true;
    stay();
    navigate(requested ?? "", { preventScrollReset: true });
  }

  return (
    <Dialog
      isOpen={requested !== null}
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
