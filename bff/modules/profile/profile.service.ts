import { z } from "zod";
import type { ConnectionState } from "../../../contract/connections.ts";
import { isCmsAway } from "../../cms/client.ts";
import type { CmsProfiles } from "../../cms/cms-profiles.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import type { Relations } from "../connections/relations.service.ts";
import type { MemberRoles } from "../identity/membership/member-roles.ts";
import { findUserByDirectusId } from "../identity/users/users.service.ts";
import { cutProfile } from "./cut-profile.ts";
import type { ShownProfile } from "./cut-profile.ts";
import type { Relation } from "./visibility.ts";

/** A member as the one who asks may see them, and how the two stand to each other. */
export type Profile = ShownProfile & {
  /** How this member stands to the one who asks. */
  connection: ConnectionState;
  /** The one who asks blocked this member, and sees nothing but the name. */
  isBlocked: boolean;
  /** Works for the portal: takes neither requests nor messages. */
  isTeam: boolean;
  /** ISO 8601, UTC. */
  memberSince: string | null;
};

export type ProfileService = {
  /**
   * Null for nobody, for who may not log in any more, for accounts that are not members', and for who
   * blocked the one who asks.
   * @param userId who asks
   * @param asMember shows owners themselves as any other member sees them
   * @throws {ServiceError} `validation_failed` when the id is not a UUID, `unavailable`
   */
  find(userId: string, directusUserId: string, asMember?: boolean): Promise<Profile | null>;
};

export type ProfileServiceDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  relations: Relations;
  memberRoles: MemberRoles;
};

/** Shows members to each other, each field to whom its owner lets see it. */
export function createProfileService(deps: ProfileServiceDeps): ProfileService {
  const { db, cmsProfiles, relations, memberRoles } = deps;
  return {
    async find(userId, directusUserId, asMember = false) {
      const id = z.guid().safeParse(directusUserId);
      if (!id.success) throw new ServiceError("validation_failed");
      const user = await findUserByDirectusId(db, id.data);
      if (!user?.isActive) return null;
      const { byUser: isBlocked, byOther } = await relations.findBlocks(userId, user.id);
      if (byOther) return null;
      const profile = await cmsProfiles.find(id.data).catch((error: unknown) => {
        if (!isCmsAway(error)) throw error;
        throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
      });
      if (!profile || profile.status !== "active") return null;
      const connection = await relations.findState(userId, user.id);
      const isTeam = memberRoles.isStaff(user);
      const relation = user.id === userId ? (asMember ? "member" : "self") : connection;
      const shownTo = isBlocked ? "blocked" : RELATIONS[relation];
      const memberSince = profile.memberSince ?? user.createdAt.toISOString();
      return { ...cutProfile(profile, shownTo), memberSince, connection, isBlocked, isTeam };
    },
  };
}

const RELATIONS: Readonly<Record<ConnectionState | "self" | "member", Relation>> = {
  self: "self",
  connected: "connection",
  member: "member",
  none: "member",
  received: "member",
  requested: "member",
};
