import { digestLists, type DigestList } from "../../../../contract/notifications/email.ts";
import type { MailList } from "../../../../contract/notifications/mail-lists.ts";
import type { Database } from "../../../db/database.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { frequencyOf, isPaused } from "./email-frequency.ts";
import { isPayingMember, readFrequency } from "./email-frequency.repository.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

type StillSubscribedDeps = {
  db: Database;
  tokens: UnsubscribeTokens;
  memberRoles: MemberRoles;
  now: () => Date;
};

const isDigestList = (list: MailList): list is DigestList =>
  digestLists.some((each) => each === list);

/**
 * True if queued bulk mail may still be sent: the member has not paused mail and still wants at least one
 * of its lists. If only digest lists remain, the member must be a paying one. If the token cannot be read, the mail is sent.
 */
export function createStillSubscribed({
  db,
  tokens,
  memberRoles,
  now,
}: StillSubscribedDeps): (unsubscribeToken: string) => Promise<boolean> {
  return async (text) => {
    const token = tokens.open(text);
    if (!token) return true;
    const { userId, lists } = token;
    const settings = await readFrequency(db, userId, now());
    if (isPaused(settings, now())) return false;
    const requested = lists.filter((list) => frequencyOf(settings, list) !== "never");
    if (requested.length === 0 || !requested.every(isDigestList)) return requested.length > 0;
    return isPayingMember(db, userId, { payingRoleIds: memberRoles.payingIds, now: now() });
  };
}
