import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { ConnectionState } from "../../../contract/connections.ts";
import { isCmsAway } from "../../cms/client.ts";
import type { CmsProfile, CmsProfiles } from "../../cms/cms-profiles.ts";
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
  /** When Directus last told what stands here, while it can't be asked; else null. ISO 8601, UTC. */
  asOf: string | null;
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
  /** Forgets what was read of these members before; of all where none is named. */
  forget(directusUserIds: readonly string[]): void;
};

export type ProfileServiceDeps = {
  cmsProfiles: CmsProfiles;
  relations: Relations;
  memberRoles: MemberRoles;
  /** Nobody reads all members at once. */
  lookLimit: RateLimit;
  now: () => Date;
};

type Read = { profile: CmsProfile | null; asOf: string | null };

/** What was read before stands in for a Directus that is away, for a day. */
const LAST_READS = { max: 5_000, ttl: 24 * 3_600_000 };

/** Shows members to each other, each field to whom its owner lets see it. */
export function createProfileService(deps: ProfileServiceDeps): ProfileService {
  const { cmsProfiles, relations, memberRoles, lookLimit, now } = deps;
  const lastReads = new LRUCache<string, { profile: CmsProfile; at: string }>(LAST_READS);
  /** An answer that was on its way while somebody changed is not kept. */
  let changes = 0;

  async function read(id: string): Promise<Read> {
    const changesBefore = changes;
    try {
      const profile = await cmsProfiles.find(id);
      if (!profile) lastReads.delete(id);
      else if (changes === changesBefore) lastReads.set(id, { profile, at: now().toISOString() });
      return { profile, asOf: null };
    } catch (error) {
      const last = isCmsAway(error) ? lastReads.get(id) : undefined;
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
      await lookLimit(userId);
      return service.find(userId, ...who);
    },

    async find(userId, directusUserId, asMember = false) {
      const id = z.guid().safeParse(directusUserId);
      if (!id.success) throw new ServiceError("validation_failed");
      // Both at once, and the database first: whom nobody may see is not there, whatever Directus says.
      const [between, [found]] = await Promise.all([
        relations.findBetween(userId, id.data),
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
      const shownTo = isBlocked ? "blocked" : RELATIONS[relation];
      const memberSince = profile.memberSince ?? user.createdAt.toISOString();
      const shown = cutProfile(profile, shownTo);
      return { ...shown, memberSince, connection, isBlocked, isTeam, asOf };
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
