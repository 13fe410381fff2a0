import { lazy, Suspense, useEffect, useState } from "react";
import { findInstallWay, type InstallWay } from "./install-offer";

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
