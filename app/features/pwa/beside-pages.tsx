import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { effectiveConsent } from "~/analytics/effective-consent";
import { keepDrafts, restoreDrafts } from "~/pwa/drafts";
import { startWorker, tellReader } from "~/pwa/worker";
import { countVisit } from "./install-offer";
import { InstallOffering } from "./install-offering";
import { UpdatePrompt } from "./update-prompt";

export type BesidePagesProps = { memberId: string | null; isMeasured: boolean };

/**
 * What runs beside every page once it stands: drafts, the service worker, the word of a new version, and
 * for members who came back the offer to install. One asks at a time.
 */
export function BesidePages({ memberId, isMeasured }: BesidePagesProps) {
  const { pathname, search } = useLocation();
  const [hasNewVersion, setHasNewVersion] = useState(false);
  const [visits] = useState(countVisit);
  useEffect(() => startWorker(() => setHasNewVersion(true)), []);
  useEffect(() => {
    window.addEventListener("vite:preloadError", keepDrafts);
    return () => window.removeEventListener("vite:preloadError", keepDrafts);
  }, []);
  useEffect(() => restoreDrafts(pathname + search), [pathname, search]);
  useEffect(() => void tellReader(memberId, pathname), [memberId, pathname]);
  if (hasNewVersion) return <UpdatePrompt onLater={() => setHasNewVersion(false)} />;
  const isAskedForConsent = isMeasured && effectiveConsent(document.cookie, navigator).mustAsk;
  if (!memberId || isAskedForConsent) return null;
  return <InstallOffering visits={visits} />;
}
