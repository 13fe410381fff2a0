import { z } from "zod";
import { isCmsAway } from "../../cms/client.ts";
import type { CmsProfile, CmsProfiles } from "../../cms/cms-profiles.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import { findUserByDirectusId } from "../users/users.repository.ts";
import { maySee } from "./visibility.ts";
import type { HideableField, Relation } from "./visibility.ts";

/** A member as the one who asks may see them; null stands for empty and for hidden alike. */
export interface Profile {
  directusUserId: string;
  name: string;
  isOwn: boolean;
  /** Id of the picture in Directus. */
  avatar: string | null;
  city: string | null;
  /** Number of the canton's row in Directus. */
  cantonId: number | null;
  profession: string | null;
  bio: string | null;
  spokenLanguages: string[];
  skills: string[];
  interests: string[];
  links: string[];
  /** YYYY-MM-DD */
  inSwitzerlandSince: string | null;
  /** ISO 8601, UTC. */
  memberSince: string | null;
}

export interface ProfileService {
  /**
   * Null for nobody, for who may not log in any more, and for accounts that are not members'.
   * @param userId who asks
   * @throws {ServiceError} `validation_failed` when the id is not a UUID, `unavailable`
   */
  find(userId: string, directusUserId: string): Promise<Profile | null>;
}

/** Shows members to each other, each field to whom its owner lets see it. */
export function createProfileService(db: Database, cmsProfiles: CmsProfiles): ProfileService {
  return {
    async find(userId, directusUserId) {
      const id = z.guid().safeParse(directusUserId);
      if (!id.success) throw new ServiceError("validation_failed");
      const user = await findUserByDirectusId(db, id.data);
      if (!user?.isActive) return null;
      const profile = await cmsProfiles.find(id.data).catch((error: unknown) => {
        if (!isCmsAway(error)) throw error;
        throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
      });
      if (!profile || profile.status !== "active") return null;
      const relation = user.id === userId ? "self" : "member";
      return cut(profile, relation, user.createdAt);
    },
  };
}

function cut(profile: CmsProfile, relation: Relation, createdAt: Date): Profile {
  const shown = <T, E>(field: HideableField, value: T, empty: E) =>
    maySee(profile, field, relation) ? value : empty;
  const fullName = `${profile.first_name ?? ""} ${profile.last_name ?? ""}`.trim();
  return {
    directusUserId: profile.id,
    name: profile.displayName || fullName,
    isOwn: relation === "self",
    avatar: shown("avatar", profile.avatar, null),
    city: shown("place", profile.city, null),
    cantonId: shown("place", profile.canton, null),
    profession: shown("profession", profile.profession, null),
    bio: shown("bio", profile.bio, null),
    spokenLanguages: shown("spokenLanguages", profile.spokenLanguages, []),
    skills: shown("skills", profile.skills, []),
    interests: shown("interests", profile.interests, []),
    links: shown("links", profile.links, []).filter((link) => /^https:\/\//i.test(link)),
    inSwitzerlandSince: shown("inSwitzerlandSince", profile.inSwitzerlandSince, null),
    memberSince: profile.memberSince ?? createdAt.toISOString(),
  };
}
