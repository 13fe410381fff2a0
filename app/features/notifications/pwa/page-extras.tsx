import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { effectiveConsent } from "~/analytics/effective-consent";
import { startWorker, notifyWorker } from "~/pwa/worker";
import { useRootData } from "~/session/root-data";
import { ConnectionNotice } from "./connection-alert";
import { countVisit } from "./install-offer";
import { InstallOffering } from "./install-offering";
import { UpdatePrompt } from "./update-prompt";
import { useDrafts } from "./use-drafts";

export type BesidePagesProps = { memberId: string | null; isMeasured: boolean };

/** The offline page has neither server nor readable cookie, so store the theme for it. */
function keepTheme(): void {
  localStorage.setItem("portal_theme", document.documentElement.dataset["theme"] ?? "auto");
}

/** Only one prompt shows at a time. */
export function BesidePages({ memberId, isMeasured }: BesidePagesProps) {
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
  useEffect(keepTheme);
  const isAskedForConsent = isMeasured && effectiveConsent(document.cookie, navigator).mustAsk;
  const isInstallOffered = memberId !== null && !hasNewVersion && !isAskedForConsent;
  return (
    <>
      {/* The live region must exist before its text, or some screen readers skip it. */}
      <div role="status">
        {hasNewVersion && <UpdatePrompt onLater={() => setHasNewVersion(false)} />}
      </div>
      <ConnectionNotice />
      {isInstallOffered && <InstallOffering visits={visits} />}
    </>
  );
}
