import { createHmac } from "node:crypto";
import type { InjectOptions } from "fastify";
import type { TestService } from "./service.ts";

/** The call by which Directus reports changed items. */
export function signedChange(
  { clock, keys }: TestService,
  change: {
    collection: string;
    keys: string[];
    action: string;
    member?: string;
    frequencies?: string[];
    topic?: string;
  },
): InjectOptions {
  const payload = JSON.stringify(change);
  const time = Math.floor(clock.now.getTime() / 1_000);
  const mac = createHmac("sha256", keys.internal).update(`${time}.${payload}`).digest("hex");
  return {
    method: "POST",
    url: "/internal/cms-changed",
    payload,
    headers: { "content-type": "application/json", "x-portal-signature": `t=${time},v1=${mac}` },
  };
}
