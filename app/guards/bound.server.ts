import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { ServiceClients } from "~/service/clients.server";
import { ownSessionOf, type OwnSession } from "~/session/own-session";
import type { Member } from "~/session/session.schema";
import type { Session } from "~/session/sessions.server";
import { runtime } from "./runtime.server";

export type BoundToMember = {
  member: Member;
  isTeam: boolean;
  /** Would be `isTeam` after a login with a second factor. */
  isTeamLocked: boolean;
  cms: TierCms;
  own: OwnCms;
  service: ServiceClients;
  ownSession: OwnSession;
};

/** Shared by all loaders of a page. */
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

/** Content is always the visitors' version, even for members. */
export type BoundToVisitor = {
  cms: TierCms;
  service: ServiceClients;
};

export function bindToVisitor(session: Session | null): BoundToVisitor {
  return {
    cms: runtime.cms.forTier("teaser"),
    service: runtime.serviceFor(session?.accessToken ?? null),
  };
}
