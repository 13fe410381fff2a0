import { useLocation, useNavigation } from "@remix-run/react";
import {
  useEffect,
  useState,
  useSyncExternalStore,
  useLayoutEffect,
  useRef,
  lazy,
  Suspense,
} from "react";
import { effectiveConsent } from "~/analytics/consent";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { saveDrafts, claimDrafts, dropDrafts, restoreDrafts } from "~/page/drafts";
import { startWorker, notifyWorker } from "~/pwa/worker";
import { useRootData } from "~/session/root-data";
import { Button } from "~/ui/action/button";
import { countVisit, findInstallWay, type InstallWay } from "./install-offer";
import { pwa } from "./words";
import styles from "./prompt.module.css";

export type PageExtrasProps = { memberId: string | null; hasAnalytics: boolean };

/** The offline page has neither server nor readable cookie, so store the theme for it. */
function storeTheme(): void {
  localStorage.setItem("portal_theme", document.documentElement.dataset["theme"] ?? "auto");
}

const t = translator("pwa", pwa);

function follow(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

const isOffline = () => !navigator.onLine;

export function ConnectionAlert() {
  const isGone = useSyncExternalStore(follow, isOffline, () => false);
  return <div role="status">{isGone && <p className={styles.connection}>{t("offline")}</p>}</div>;
}

/** The new version loads only when the reader asks for it. */
function UpdatePrompt({ onLater }: { onLater: () => void }) {
  const update = () => {
    saveDrafts();
    window.location.reload();
  };
  return (
    <div className={styles.prompt}>
      <p>{t("update.text")}</p>
      <div className={styles.actions}>
        <Button size="sm" onClick={update}>
          {t("update.now")}
        </Button>
        <Button size="sm" variant="text" onClick={onLater}>
          {t("update.later")}
        </Button>
      </div>
    </div>
  );
}

const LOGIN = to("/login");
const LOGOUT = to("/logout");

export function useDrafts(memberId: string | null): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isSentToLogin = useNavigation().location?.pathname === LOGIN && pathname !== LOGIN;
  // After a failed load the browser shows the new address, while the old page is still open.
  const shownPath = useRef(path);

  useLayoutEffect(() => {
    shownPath.current = path;
  }, [path]);
  // An error page replaces the whole document. This cleanup runs while the forms still exist.
  useLayoutEffect(() => () => saveDrafts(shownPath.current), []);
  useEffect(() => {
    if (isSentToLogin) saveDrafts(shownPath.current);
  }, [isSentToLogin]);
  useEffect(() => {
    const keep = () => saveDrafts(shownPath.current);
    const dropAtLogout = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.getAttribute("action") === LOGOUT)
        dropDrafts();
    };
    window.addEventListener("vite:preloadError", keep);
    document.addEventListener("submit", dropAtLogout);
    return () => {
      window.removeEventListener("vite:preloadError", keep);
      document.removeEventListener("submit", dropAtLogout);
    };
  }, []);
  useEffect(() => {
    claimDrafts(memberId);
    restoreDrafts(path);
  }, [memberId, path]);
}

const InstallHint = lazy(() =>
  import("./install-hint").then((part) => ({ default: part.InstallHint })),
);

export function InstallOffering({ visits }: { visits: number }) {
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    const look = () => setWay(findInstallWay(visits));
    look();
    // The browser may fire this event after the page has loaded.
    window.addEventListener("beforeinstallprompt", look);
    return () => window.removeEventListener("beforeinstallprompt", look);
  }, [visits]);
  if (!way) return null;
  return (
    <Suspense>
      <InstallHint way={way} onEnd={() => setWay(null)} />
    </Suspense>
  );
}

export function PageExtras({ memberId, hasAnalytics }: PageExtrasProps) {
  const isPaying = useRootData()?.member?.isPaying === true;
  const { pathname } = useLocation();
  const [hasNewVersion, setHasNewVersion] = useState(false);
  const [visits] = useState(countVisit);
  useEffect(() => startWorker(() => setHasNewVersion(true)), []);
  useDrafts(memberId);
  useEffect(
    () => void notifyWorker({ member: memberId, isPaying }, pathname),
    [memberId, isPaying, pathname],
  );
  useEffect(storeTheme);
  const mustAskForConsent = hasAnalytics && effectiveConsent(document.cookie, navigator).mustAsk;
  const isInstallOffered = memberId !== null && !hasNewVersion && !mustAskForConsent;
  return (
    <>
      {/* The live region must exist before its text, or some screen readers skip it. */}
      <div role="status">
        {hasNewVersion && <UpdatePrompt onLater={() => setHasNewVersion(false)} />}
      </div>
      <ConnectionAlert />
      {isInstallOffered && <InstallOffering visits={visits} />}
    </>
  );
}
