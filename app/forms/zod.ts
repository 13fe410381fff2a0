import * as z from "zod/mini";

// Otherwise Zod tests for `new Function`, which the page's CSP blocks and reports.
z.config({ jitless: true });

/** Zod for browser and server: always import it from here. */
export * from "zod/mini";
