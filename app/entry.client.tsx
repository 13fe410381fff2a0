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

// A router would take what was drawn for the page that its address was stepped to meanwhile.
if (!isLeft(window)) {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
