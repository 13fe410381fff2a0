import type { JsonClient } from "~/http/json-client.server";

/** The identity for service calls; `bearer` is null for visitors. */
export type Caller = { send: JsonClient; internalKey: string; bearer: string | null };
