import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { ServiceClients } from "~/service/clients.server";
import { ownSessionOf, type OwnSession } from "~/session/own-session";
import type { Member } from "~/session/session.schema";
import type { Session } from "~/session/sessions.server";
import { runtime } from "./runtime.server";

/** What a member's page needs, bound to the session that asks for it. */
export type BoundToMember = {
  member: Member;
  /** Works for the portal: sees what others don't get a link to. */
  isTeam: boolean;
  /** Would, after a login with a second factor. */
  isTeamLocked: boolean;
  /** Published content as the member's tier sees it. */
  cms: TierCms;
  /** What in Directus is the member's own. */
  own: OwnCms;
  /** The service, asked in the member's name. */
  service: ServiceClients;
  ownSession: OwnSession;
};

/** Each loader of a page asks for the same. */
const bound = new WeakMap<Session, BoundToMember>();

export function bindToMember(session: Session): BoundToMember {
  const known = bound.get(session);
  if (known) return known;
  const made = makeBound(session);
  bound.set(session, made);
  return made;
}

function makeBound(session: Session): BoundToMember {
  const { member, tier, isTeam, isTeamLocked, accessToken, directusToken } = session;
  return {
    member,
    isTeam,
    isTeamLocked,
    cms: runtime.cms.forTier(tier),
    own: runtime.cms.forOwn(member.directusUserId, directusToken),
    service: runtime.serviceFor(accessToken),
    ownSession: ownSessionOf(session, runtime),
  };
}

/** What a page open to everybody needs: content as visitors see it, whoever asks. */
export type BoundToVisitor = {
  cms: TierCms;
  /** The service, asked in the name of the member who is there, or in nobody's. */
  service: ServiceClients;
};

export function bindToVisitor(session: Session | null): BoundToVisitor {
  return {
    cms: runtime.cms.forTier("teaser"),
    service: runtime.serviceFor(session?.accessToken ?? null),
  };
}
