import { setTimeout as sleep } from "node:timers/promises";
import type { MailLink } from "../../../mail/mail-template.ts";
import { createBriefCache } from "../../../brief-cache.ts";
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

/** What a preview shows of the reads for all members may be this old. */
export const PREVIEW_TTL_MS = 10_000;
/** Maximum wait of a page. A later result serves the next viewer. */
const TIMEOUT_MS = 800;

/**
 * Like `readPersonalLines`, cached, for the preview of a digest. Null if they are not available in time.
 */
export function createCachedLines(
  sources: readonly PersonalLines[],
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
): (at: Date) => Promise<ReadLines | null> {
  const cached = createBriefCache<ReadLines>(PREVIEW_TTL_MS, now);
  const read = (at: Date) =>
    readPersonalLines(sources, at, giveUp).catch((error: unknown) => {
      onError(error);
      throw error;
    });

  return (at) => {
    const lines = cached(at.toISOString(), () => read(at)).catch(() => null);
    return Promise.race([lines, sleep(TIMEOUT_MS, null, { ref: false })]);
  };
}
