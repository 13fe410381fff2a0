import type { LookupFunction } from "node:net";
import { getLimited } from "../get-limited";
import { outsideIcons, type OutsideIcons } from "./icon-answer.schema";

const TIMEOUT_MS = 1_500;
const MAX_BYTES = 256 * 1024;

export type OutsideIconsOptions = {
  sources: readonly string[];
  lookup: LookupFunction;
};

/** `missing`: a service does not know them. `failed`: no service answered; a later retry may help. */
export type OutsideAnswer = { kind: "found"; icons: OutsideIcons } | { kind: "missing" | "failed" };

/** Icons that are not bundled. A 404 ends the search; any other failure tries the next service. */
export function createOutsideIcons({ sources, lookup }: OutsideIconsOptions) {
  async function ask(source: string, prefix: string, names: readonly string[]) {
    const address = `${source.replace(/\/$/, "")}/${prefix}.json?icons=${names.join(",")}`;
    const { status, body } = await getLimited(new URL(address), {
      connectTimeoutMs: TIMEOUT_MS,
      totalTimeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      lookup,
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
