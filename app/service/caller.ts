import type { JsonClient } from "~/http/json-client.server";

/** In whose name the service is asked; `bearer` is null for visitors. */
export type Caller = { send: JsonClient; internalKey: string; bearer: string | null };
