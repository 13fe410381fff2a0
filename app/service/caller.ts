import type { JsonClient } from "~/http/json-client.server";

export type Caller = { send: JsonClient; internalKey: string; bearer: string | null };
