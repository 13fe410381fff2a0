import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { keepDrafts, restoreDrafts } from "~/pwa/drafts";
import { startWorker, tellReader } from "~/pwa/worker";
import { UpdatePrompt } from "./update-prompt";

export type BesidePagesProps = { memberId: string | null };

/** What runs beside every page once it stands: drafts, the service worker, the word of a new version. */
export function BesidePages({ memberId }: BesidePagesProps) {
  const { pathname, search } = useLocation();
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useEffect(() => startWorker(() => setHasNewVersion(true)), []);
  useEffect(() => {
    window.addEventListener("vite:preloadError", keepDrafts);
    return () => window.removeEventListener("vite:preloadError", keepDrafts);
  }, []);
  useEffect(() => restoreDrafts(pathname + search), [pathname, search]);
  useEffect(() => void tellReader(memberId, pathname), [memberId, pathname]);
  return hasNewVersion ? <UpdatePrompt onLater={() => setHasNewVersion(false)} /> : null;
}
