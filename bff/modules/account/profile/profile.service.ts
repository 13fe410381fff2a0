import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { ConnectionState } from "../../../../contract/community/members.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsProfile, CmsProfiles } from "../../../cms/cms-profiles.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { visibleProfile, type Relation, type VisibleProfile } from "./cut-profile.ts";

export type Profile = VisibleProfile & {
  connection: ConnectionState;
  /** True if the viewer blocked this member; then only the name is shown. */
  isBlocked: boolean;
  /** True for staff, who take neither requests nor messages. */
  isTeam: boolean;
  memberSince: string | null;
  /** Set only while Directus is unavailable: when this data was read. ISO 8601, UTC. */
  asOf: string | null;
};

export type ProfileService = {
  /**
   * Null if no member has this id, the member may no longer log in, or the member has blocked the viewer.
   * @param userId the viewer
   * @param asMember shows owners their profile as other members see it
   * @throws {ServiceError} `validation_failed` if the id is not a UUID, `unavailable`
   */
  find(userId: string, directusUserId: string, asMember?: boolean): Promise<Profile | null>;
  /**
   * Like `find`, counted against the rate limit of `userId`. @throws {ServiceError} as `find`,
   * `rate_limited`
   */
  look(userId: string, directusUserId: string, asMember?: boolean): Promise<Profile | null>;
  /** Clears the cached profiles of these members. An empty list clears all. */
  forget(directusUserIds: readonly string[]): void;
};

export type ProfileServiceDeps = {
  cmsProfiles: CmsProfiles;
  relations: Relations;
  memberRoles: MemberRoles;
  /** Prevents one member from reading all profiles. */
  viewLimit: RateLimit;
  now: () => Date;
};

type Read = { profile: CmsProfile | null; asOf: string | null };

/** While Directus is unavailable, cached profiles are shown for a day. */
const OUTAGE_CACHE = { max: 5_000, ttl: 24 * 3_600_000 };

export function createProfileService(deps: ProfileServiceDeps): ProfileService {
  const { cmsProfiles, relations, memberRoles, viewLimit, now } = deps;
  const lastReads = new LRUCache<string, { profile: CmsProfile; at: string }>(OUTAGE_CACHE);
  /** A read that started before a change is not cached. */
  let changes = 0;

  async function read(id: string): Promise<Read> {
    const changesBefore = changes;
    try {
      const profile = await cmsProfiles.find(id);
      if (!profile) lastReads.delete(id);
      else if (changes === changesBefore) lastReads.set(id, { profile, at: now().toISOString() });
      return { profile, asOf: null };
    } catch (error) {
      const last = isCmsUnavailable(error) ? lastReads.get(id) : undefined;
      if (!last) throw error;
      return { profile: last.profile, asOf: last.at };
    }
  }

  const service: ProfileService = {
    forget(ids) {
      changes += 1;
      if (ids.length === 0) lastReads.clear();
      for (const id of ids) lastReads.delete(id);
    },

    async look(userId, ...who) {
      await viewLimit(userId);
      return service.find(userId, ...who);
    },

    async find(userId, directusUserId, asMember = false) {
      const id = z.guid().safeParse(directusUserId);
      if (!id.success) throw new ServiceError("validation_failed");
      // Both reads run in parallel. The database decides first: a member hidden from the viewer is not
      // found, whatever Directus returns.
      const [between, [found]] = await Promise.all([
        relations.findRelation(userId, id.data),
        Promise.allSettled([read(id.data)]),
      ]);
      if (!between?.user.isActive || between.blocks.byOther) return null;
      if (found.status === "rejected") throwUnavailable(found.reason);
      const { profile, asOf } = found.value;
      if (!profile || profile.status !== "active") return null;
      const { user, connection } = between;
      const isBlocked = between.blocks.byUser;
      const isTeam = memberRoles.isStaff(user);
      const relation = user.id === userId ? (asMember ? "member" : "self") : connection;
      const viewerRelation = isBlocked ? "blocked" : RELATIONS[relation];
      const memberSince = profile.memberSince ?? user.createdAt.toISOString();
      const shown = visibleProfile(profile, viewerRelation);
      return { ...shown, memberSince, connection, isBlocked, isTeam, asOf };
    },
  };
  return service;
}

function throwUnavailable(error: unknown): never {
  if (!isCmsUnavailable(error)) throw error;
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
