import * as z from "zod/mini";

// Zod otherwise probes for `new Function`, which the page's CSP refuses and reports.
z.config({ jitless: true });

/** Zod as browser and server alike take it: import it from here. */
export * from "zod/mini";
