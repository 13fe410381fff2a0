import { lazy, Suspense, useEffect, useState } from "react";
import { findInstallWay, type InstallWay } from "./install-offer";

const InstallHint = lazy(() =>
  import("./install-hint").then((part) => ({ default: part.InstallHint })),
);

/** Offers the installed portal when it may; the hint itself is fetched only then. */
export function InstallOffering({ visits }: { visits: number }) {
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    const look = () => setWay(findInstallWay(visits));
    look();
    // The browser may make its offer after the page stands.
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
