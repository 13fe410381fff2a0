import { lookup, type LookupAddress } from "node:dns";
import { type LookupFunction, BlockList, isIP } from "node:net";
import { z } from "zod";
import { createPublicAddressCheck } from "../../../contract/shared/public-address.ts";
import { getLimited } from "../get-limited";

const TIMEOUT_MS = 1_500;
const MAX_BYTES = 256 * 1024;

export type OutsideIconsOptions = {
  sources: readonly string[];
  lookup: LookupFunction;
};

export const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const SHAPE =
  /^<\/?(?:path|g|circle|ellipse|rect|line|polyline|polygon)(?:\s+(?!on|style)[a-z][a-z-]*="[^"<>&]*")*\s*\/?>$/;

/** Allows only shapes and their sizes, because the browser inserts an icon's body unchanged. */
function isPlainSvg(body: string): boolean {
  const rest = body.replace(/<[^<>]*>/g, (tag) => (SHAPE.test(tag) ? "" : "<"));
  return rest.trim() === "";
}

const measure = z.number().min(-10_000).max(10_000).optional();
const icon = z.object({
  body: z.string().max(20_000).refine(isPlainSvg),
  width: measure,
  height: measure,
  left: measure,
  top: measure,
});

/** A valid answer of an outside icon service. An icon with anything but shapes invalidates it. */
export const outsideIcons = z.object({
  icons: z.record(z.string().regex(ICON_NAME), icon),
  width: measure,
  height: measure,
});
type OutsideIcons = z.infer<typeof outsideIcons>;

/** `missing`: a service does not know them. `failed`: no service answered; a later retry may help. */
export type OutsideAnswer = { kind: "found"; icons: OutsideIcons } | { kind: "missing" | "failed" };

/** Icons that are not bundled. A 404 ends the search; any other failure tries the next service. */
export function createOutsideIcons({ sources, lookup: publicOnly }: OutsideIconsOptions) {
  async function ask(source: string, prefix: string, names: readonly string[]) {
    const address = `${source.replace(/\/$/, "")}/${prefix}.json?icons=${names.join(",")}`;
    const { status, body } = await getLimited(new URL(address), {
      connectTimeoutMs: TIMEOUT_MS,
      totalTimeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      lookup: publicOnly,
    });
    if (status === 404) return null;
    if (status !== 200) throw new Error(`${source} answered ${status}`);
    return outsideIcons.parse(JSON.parse(body.toString("utf8")));
  }

  return async function find(prefix: string, names: readonly string[]): Promise<OutsideAnswer> {
    for (const source of sources) {
      try {
        const icons = await ask(source, prefix, names);
        return icons ? { kind: "found", icons } : { kind: "missing" };
      } catch {
        continue;
      }
    }
    return { kind: sources.length > 0 ? "failed" : "missing" };
  };
}

export type FindOutsideIcons = ReturnType<typeof createOutsideIcons>;

const isPublicAddress = createPublicAddressCheck({ BlockList, isIP });

/** Name resolution for outgoing calls: connects only to the address that was checked. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, "");
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} has no public address`), "");
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? "", found[0]?.family);
  });
};
