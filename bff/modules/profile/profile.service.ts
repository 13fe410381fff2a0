import { z } from "zod";
import type { ConnectionState } from "../../../contract/connections.ts";
import { isCmsAway } from "../../cms/client.ts";
import type { CmsProfiles } from "../../cms/cms-profiles.ts";
import { ServiceError } from "../../errors.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { Relations } from "../connections/relations.service.ts";
import type { MemberRoles } from "../identity/membership/member-roles.ts";
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
  /** The same, counted as one look of `userId`. @throws {ServiceError} as `find`, `rate_limited` */
  look(userId: string, directusUserId: string, asMember?: boolean): Promise<Profile | null>;
};

export type ProfileServiceDeps = {
  cmsProfiles: CmsProfiles;
  relations: Relations;
  memberRoles: MemberRoles;
  /** Nobody reads all members at once. */
  lookLimit: RateLimit;
};

/** Shows members to each other, each field to whom its owner lets see it. */
export function createProfileService(deps: ProfileServiceDeps): ProfileService {
  const { cmsProfiles, relations, memberRoles, lookLimit } = deps;
  const service: ProfileService = {
    async look(userId, ...who) {
      await lookLimit(userId);
      return service.find(userId, ...who);
    },
    async find(userId, directusUserId, asMember = false) {
      const id = z.guid().safeParse(directusUserId);
      if (!id.success) throw new ServiceError("validation_failed");
      // Both at once, and the database first: whom nobody may see is not there, whatever Directus says.
      const [between, [read]] = await Promise.all([
        relations.findBetween(userId, id.data),
        Promise.allSettled([cmsProfiles.find(id.data)]),
      ]);
      if (!between?.user.isActive || between.blocks.byOther) return null;
      if (read.status === "rejected") throwUnavailable(read.reason);
      const profile = read.value;
      if (!profile || profile.status !== "active") return null;
      const { user, connection } = between;
      const isBlocked = between.blocks.byUser;
      const isTeam = memberRoles.isStaff(user);
      const relation = user.id === userId ? (asMember ? "member" : "self") : connection;
      const shownTo = isBlocked ? "blocked" : RELATIONS[relation];
      const memberSince = profile.memberSince ?? user.createdAt.toISOString();
      return { ...cutProfile(profile, shownTo), memberSince, connection, isBlocked, isTeam };
    },
  };
  return service;
}

function throwUnavailable(error: unknown): never {
  if (!isCmsAway(error)) throw error;
  throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
}

const RELATIONS: Readonly<Record<ConnectionState | "self" | "member", Relation>> = {
  self: "self",
  connected: "connection",
  member: "member",
  none: "member",
  received: "member",
  requested: "member",
};
