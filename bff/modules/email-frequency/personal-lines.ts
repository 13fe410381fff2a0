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

/** Reads each source once, for as many members as ask. */
export async function readPersonalLines(
  sources: readonly PersonalLines[],
  at: Date,
): Promise<ReadLines> {
  const finds = await Promise.all(sources.map((source) => source.read(at)));
  return (reader) => finds.flatMap((find) => find(reader) ?? []);
}

/** Each read is of all members: within this time the ones of a morning serve all who look at it. */
const KEPT_MS = 60_000;

/** The same for who looks at a digest before it is sent. @throws {CmsUnavailableError} by what it gives */
export function createKeptLines(
  sources: readonly PersonalLines[],
  now: () => Date,
): (at: Date) => Promise<ReadLines> {
  let kept: { key: number; untilMs: number; lines: Promise<ReadLines> } | null = null;
  return (at) => {
    const [key, nowMs] = [at.getTime(), now().getTime()];
    if (kept && kept.key === key && nowMs < kept.untilMs) return kept.lines;
    const made = { key, untilMs: nowMs + KEPT_MS, lines: readPersonalLines(sources, at) };
    kept = made;
    made.lines.catch(() => {
      if (kept === made) kept = null;
    });
    return made.lines;
  };
}
