import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchFailedLoads } from "~/pwa/failed-loads";
import { watchInstallPrompt } from "~/pwa/install-prompt";

watchFailedLoads();
watchInstallPrompt();

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
