import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchFailedLoads } from "~/pwa/failed-loads";

watchFailedLoads();

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
