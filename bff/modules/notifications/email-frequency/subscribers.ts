import type { Database } from "../../../db/database.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { listSubscribers } from "./email-frequency.repository.ts";
export type { Subscriber } from "./email-frequency.repository.ts";
import type { Subscriber } from "./email-frequency.repository.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

const MEMBERS_AT_ONCE = 200;
/** Members who were away longer get no bulk mail. */
const INACTIVE_MS = 180 * DAY_MS;

export type VisitSubscribers = (visit: (subscriber: Subscriber) => Promise<void>) => Promise<void>;

/** The paying members of this list, by Directus id, including those who paused mail. */
export type FindSubscribers = (directusUserIds: readonly string[]) => Promise<Subscriber[]>;

type SubscribersDeps = { db: Database; memberRoles: MemberRoles; now: () => Date };

export function createFindSubscribers({ db, memberRoles, now }: SubscribersDeps): FindSubscribers {
  return (among) =>
    listSubscribers(db, {
      ...{ after: null, take: among.length, among, now: now() },
      seenSince: new Date(now().getTime() - INACTIVE_MS),
      payingRoleIds: memberRoles.payingIds,
    });
}

export function createSubscribers({ db, memberRoles, now }: SubscribersDeps): VisitSubscribers {
  return async (visit) => {
    const payingRoleIds = memberRoles.payingIds;
    const seenSince = new Date(now().getTime() - INACTIVE_MS);
    let after: string | null = null;
    for (;;) {
      const page = { after, take: MEMBERS_AT_ONCE, now: now(), seenSince, payingRoleIds };
      const subscribers: Subscriber[] = await listSubscribers(db, page);
      for (const subscriber of subscribers) await visit(subscriber);
      after = subscribers.at(-1)?.userId ?? null;
      if (subscribers.length < MEMBERS_AT_ONCE) return;
    }
  };
}
