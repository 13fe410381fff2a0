import { expect } from "@playwright/test";

export type SentMail = { id: string; subject: string; text: string; html: string };

/** Mails to this address in the mail sink, newest first. */
export async function listMails(to: string): Promise<SentMail[]> {
  const url = new URL("/api/messages", process.env["TEST_MAIL_URL"]);
  url.searchParams.set("to", to);
  const answer = await fetch(url);
  return ((await answer.json()) as { messages: SentMail[] }).messages;
}

export async function findMail(to: string, subject: RegExp): Promise<SentMail> {
  let found: SentMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await listMails(to)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { timeout: 40_000 },
    )
    .toMatch(subject);
  if (!found) throw new Error("The mail is gone");
  return found;
}

export function linkIn(mail: SentMail, page: string): string {
  const link = new RegExp(`https?://[^\\s]+(/pt-BR/${page}/[\\w-]+)`).exec(mail.text);
  if (!link?.[1]) throw new Error(`"${mail.subject}" has no link to ${page}`);
  return link[1];
}
