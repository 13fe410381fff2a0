import { setTimeout as sleep } from "node:timers/promises";
import type { MailLink } from "../../../mail/mail-template.ts";
import type { EmailFrequency } from "./email-frequency.ts";

export type DigestReader = {
  userId: string;
  /** Null for members who never chose: the defaults apply. */
  settings: EmailFrequency | null;
  listed: ReadonlySet<string>;
};

export type FindLine = (reader: DigestReader) => MailLink | null;

export type PersonalLines = {
  /** Reads the data for all members of a morning at once. @throws {CmsUnavailableError} */
  read(at: Date): Promise<FindLine>;
};

export type ReadLines = (reader: DigestReader) => MailLink[];

/**
 * Reads each source once, for all members.
 * @param onFailure called for a source that cannot be read; its lines are left out, unless this throws
 */
export async function readPersonalLines(
  sources: readonly PersonalLines[],
  at: Date,
  onFailure: (error: unknown) => void,
): Promise<ReadLines> {
  const finds = await Promise.all(
    sources.map((source) =>
      source.read(at).catch((error: unknown): FindLine => {
        onFailure(error);
        return () => null;
      }),
    ),
  );
  return (reader) => finds.flatMap((find) => find(reader) ?? []);
}

function giveUp(error: unknown): never {
  throw error;
}

/** Each read covers all members, so it is cached briefly for all viewers. */
const TTL_MS = 10_000;
/** Maximum wait of a page. A later result serves the next viewer. */
const TIMEOUT_MS = 800;

type CachedLines = { untilMs: number; lines: Promise<ReadLines | null> };

/**
 * Like `readPersonalLines`, cached, for the preview of a digest. Null if they are not available in time.
 */
export function createCachedLines(
  sources: readonly PersonalLines[],
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
): (at: Date) => Promise<ReadLines | null> {
  const cache = new Map<number, CachedLines>();

  function begin(at: Date, nowMs: number): CachedLines {
    const lines = readPersonalLines(sources, at, giveUp).catch((error: unknown) => {
      onError(error);
      cache.delete(at.getTime());
      return null;
    });
    return { untilMs: nowMs + TTL_MS, lines };
  }

  return (at) => {
    const nowMs = now().getTime();
    for (const [key, { untilMs }] of cache) if (untilMs <= nowMs) cache.delete(key);
    const made = cache.get(at.getTime()) ?? begin(at, nowMs);
    cache.set(at.getTime(), made);
    return Promise.race([made.lines, sleep(TIMEOUT_MS, null, { ref: false })]);
  };
}
