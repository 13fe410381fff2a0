import { setTimeout as sleep } from "node:timers/promises";
import type { MailLink } from "../../mail/mail-template.ts";
import type { EmailFrequency } from "./email-frequency.ts";

export type DigestReader = {
  userId: string;
  /** Null for who never chose: the defaults count. */
  settings: EmailFrequency | null;
  /** Paths that the lists of the same mail lead to. */
  listed: ReadonlySet<string>;
};

/** Null for who has nothing, or does not want it. */
export type FindLine = (reader: DigestReader) => MailLink | null;

/** What a digest tells one member alone. */
export type PersonalLines = {
  /** Reads for all of a morning at once. @throws {CmsUnavailableError} */
  read(at: Date): Promise<FindLine>;
};

export type ReadLines = (reader: DigestReader) => MailLink[];

/**
 * Reads each source once, for as many members as ask.
 * @param onFailure of a source that can't be read: the lines go without it, unless this throws
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

/** Each read is of all members: for this time the ones of a morning serve all who look at it. */
const KEPT_MS = 10_000;
/** Who looks at a page waits no longer; what is read meanwhile serves who looks next. */
const PATIENCE_MS = 800;

type KeptLines = { untilMs: number; lines: Promise<ReadLines | null> };

/** The same for who looks at a digest before it is sent; null where they can't be had in time. */
export function createKeptLines(
  sources: readonly PersonalLines[],
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
): (at: Date) => Promise<ReadLines | null> {
  const kept = new Map<number, KeptLines>();

  function begin(at: Date, nowMs: number): KeptLines {
    const lines = readPersonalLines(sources, at, giveUp).catch((error: unknown) => {
      onError(error);
      kept.delete(at.getTime());
      return null;
    });
    return { untilMs: nowMs + KEPT_MS, lines };
  }

  return (at) => {
    const nowMs = now().getTime();
    for (const [key, { untilMs }] of kept) if (untilMs <= nowMs) kept.delete(key);
    const made = kept.get(at.getTime()) ?? begin(at, nowMs);
    kept.set(at.getTime(), made);
    return Promise.race([made.lines, sleep(PATIENCE_MS, null, { ref: false })]);
  };
}
