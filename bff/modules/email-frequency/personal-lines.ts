import type { MailLink } from "../../mail/mail-template.ts";
import type { EmailFrequency } from "./email-frequency.ts";

/** Of one member; null settings for who never chose: the defaults count. */
export type FindLine = (userId: string, settings: EmailFrequency | null) => MailLink | null;

/** What a digest tells one member alone. */
export type PersonalLines = {
  /**
   * Reads for all of a morning at once; what is found has nothing for who does not want it.
   * @throws {CmsUnavailableError}
   */
  read(at: Date): Promise<FindLine>;
};

export type ReadLines = (userId: string, settings: EmailFrequency | null) => MailLink[];

/** Reads each source once, for as many members as ask. */
export async function readPersonalLines(
  sources: readonly PersonalLines[],
  at: Date,
): Promise<ReadLines> {
  const finds = await Promise.all(sources.map((source) => source.read(at)));
  return (userId, settings) => finds.flatMap((find) => find(userId, settings) ?? []);
}
