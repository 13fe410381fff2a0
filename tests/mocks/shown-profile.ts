import type { MockSession } from "./mock-session";

type Written = Record<string, unknown>;
type Known = { connected: string[]; blocked: string[] };
export type RequestedProfile = { userDirectusId: string; asMember?: boolean | null };
export type Around = {
  requester: MockSession;
  members: readonly MockSession[];
  known: Known;
  /** Profile data that a member stored in Directus. */
  writtenBy: (directusUserId: string) => Written;
};

/** A profile as the service returns it: the member's data, with the bio only for allowed viewers. */
export function shownProfile({ userDirectusId: id, asMember }: RequestedProfile, around: Around) {
  const { requester, members, known } = around;
  const member = members.find(({ directusUserId }) => directusUserId === id);
  if (!member) return null;
  const { displayName, bio = null, avatar = null, visibility } = around.writtenBy(id);
  const isOwn = member.id === requester.id && asMember !== true;
  const isBlocked = known.blocked.includes(id);
  const level = (visibility as Record<string, string> | undefined)?.["bio"] ?? "self";
  const isShown = isOwn || (level === "members" && !isBlocked);
  return {
    ...{ spokenLanguages: [], skills: [], interests: [], links: [], isTeam: false },
    ...member,
    name: displayName || member.fullName,
    isOwn,
    isBlocked,
    connection: known.connected.includes(id) ? "connected" : "none",
    avatar: isOwn ? avatar : null,
    bio: isShown ? bio : null,
    levels: isOwn ? [{ field: "bio", level }] : [],
  };
}
