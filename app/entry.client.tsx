import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isLeft } from "~/page/drawn-address";
import { watchFailedLoads } from "~/pwa/failed-loads";
import { watchInstallPrompt } from "~/pwa/install-prompt";
import { watchEarlyInput } from "~/ui/form/early-input";

watchFailedLoads();
watchInstallPrompt();
watchEarlyInput();

// After a history step, the router would hydrate this markup as another address's page.
if (!isLeft(window)) {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
