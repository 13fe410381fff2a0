import type { MailLink } from "../../mail/mail-template.ts";
import type { EmailFrequency } from "./email-frequency.ts";

/** What a digest tells one member alone. */
export type PersonalLines = {
  /** @param settings null for who never chose: the defaults count */
  isWanted(settings: EmailFrequency | null): boolean;
  /** By the user's id, for all of a morning at once; nobody who has nothing. @throws {CmsUnavailableError} */
  read(at: Date): Promise<ReadonlyMap<string, MailLink>>;
};

export type ReadLines = (userId: string, settings: EmailFrequency | null) => MailLink[];

/** Reads each source once, for as many members as ask. */
export async function readPersonalLines(
  sources: readonly PersonalLines[],
  at: Date,
): Promise<ReadLines> {
  const read = await Promise.all(
    sources.map(async (source) => ({ source, lines: await source.read(at) })),
  );
  return (userId, settings) =>
    read.flatMap(({ source, lines }) =>
      source.isWanted(settings) ? (lines.get(userId) ?? []) : [],
    );
}
