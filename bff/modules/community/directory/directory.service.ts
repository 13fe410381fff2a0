import { z } from "zod";
import {
  DIRECTORY_MAX_PAGE,
  DIRECTORY_PER_PAGE,
  DIRECTORY_QUERY_MAX_LENGTH,
  directorySorts,
  isStage,
  stageOf,
  type Stage,
} from "../../../../contract/community/members.ts";
import {
  MENTION_MAX_LENGTH,
  isMentionable,
  MAX_MENTION_SUGGESTIONS,
} from "../../../../contract/community/mentions.ts";
import { fold } from "../../../../contract/shared/text.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsProfile, CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { pageOf } from "../../../graphql/page.ts";
import type { Page } from "../../../graphql/page.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { visibleProfile } from "../../account/profile/cut-profile.ts";
import { listCantonCounts, listEntries, listNamed } from "./directory.repository.ts";
import type { CantonCount, DirectoryFilter } from "./directory.repository.ts";
import type { Looking } from "./seen.repository.ts";

export type { CantonCount } from "./directory.repository.ts";

export type DirectoryMember = {
  directusUserId: string;
  name: string;
  isOwn: boolean;
  isConnected: boolean;
  isVolunteer: boolean;
  avatar: string | null;
  city: string | null;
  cantonId: number | null;
  profession: string | null;
  spokenLanguages: string[];
  stage: Stage | null;
};

export type DirectoryPage = Page<DirectoryMember> & {
  /** Number of members per canton who show it to everyone. Cantons with fewer than five are left out. */
  cantonCounts: CantonCount[];
};

export type DirectoryQuery = {
  name?: string | null | undefined;
  profession?: string | null | undefined;
  cantonId?: number | null | undefined;
  language?: string | null | undefined;
  stage?: string | null | undefined;
  isVolunteer?: boolean | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
};

export type Directory = {
  /**
   * Members who chose to be listed. A hidden field never matches, and members in a block with the viewer
   * are left out.
   * @throws {ServiceError} `validation_failed`, `rate_limited`, `unavailable`
   */
  list(userId: string, query: DirectoryQuery): Promise<DirectoryPage>;
  /**
   * Members who can be mentioned and have a name that starts with these letters, first names first.
   * @throws {ServiceError} `validation_failed`, `rate_limited`, `unavailable`
   */
  listMentionable(userId: string, letters: string): Promise<DirectoryMember[]>;
};

export type DirectoryDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  relations: Relations;
  memberRoles: MemberRoles;
  /** Prevents one member from reading the whole directory. */
  rateLimit: RateLimit;
  mentionLimit: RateLimit;
  now: () => Date;
};

/** More than are shown, because some members cannot be mentioned. */
const MENTION_CANDIDATES = 30;
const text = z
  .string()
  .max(DIRECTORY_QUERY_MAX_LENGTH)
  .nullish()
  .transform((typed) => fold((typed ?? "").trim()) || null);
const queryShape = z.object({
  name: text,
  profession: text,
  cantonId: z.int().min(1).max(2_147_483_647).nullish().default(null),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullish()
    .default(null),
  stage: z
    .string()
    .nullish()
    .transform((name) => name ?? null)
    .refine((name): name is Stage | null => name === null || isStage(name)),
  isVolunteer: z
    .boolean()
    .nullish()
    .transform((is) => is ?? false),
  sort: z
    .enum(directorySorts)
    .nullish()
    .transform((sort) => sort ?? "new"),
  page: z
    .int()
    .min(1)
    .max(DIRECTORY_MAX_PAGE)
    .nullish()
    .transform((page) => page ?? 1),
});

/** Letters of one name. Other characters could act as pattern wildcards. */
const lettersShape = z
  .string()
  .max(MENTION_MAX_LENGTH)
  .transform((typed) => fold(typed.trim()))
  .refine((letters) => /^\p{L}[\p{L}'-]+$/u.test(letters));

export function createDirectory(deps: DirectoryDeps): Directory {
  const { db, cmsProfiles, relations, memberRoles, now } = deps;

  /** Shows the profile's current data: a member who has just left the directory is not shown. */
  async function show(userId: string, ids: readonly string[], today: string) {
    const [profiles, connected, viewer] = await Promise.all([
      cmsProfiles.list(ids).catch(throwUnavailable),
      relations.listConnectedAmong(userId, ids),
      findUserById(db, userId),
    ]);
    return ids.flatMap((id) => {
      const profile = profiles.find((each) => each.id === id && each.isInDirectory === true);
      const isOwn = id === viewer?.directusUserId;
      return profile ? [{ ...toMember(profile, connected.has(id), today), isOwn }] : [];
    });
  }

  return {
    async list(userId, query) {
      const params = queryShape.safeParse(query);
      if (!params.success) throw new ServiceError("validation_failed", { cause: params.error });
      await deps.rateLimit(userId);
      const { page, ...rest } = params.data;
      const filter: DirectoryFilter = {
        ...rest,
        cantonId: rest.cantonId ?? null,
        language: rest.language ?? null,
      };
      const today = zurichDayOf(now());
      const looking: Looking = { userId, memberRoleIds: memberRoles.ids, today };
      const range = { take: DIRECTORY_PER_PAGE, skip: (page - 1) * DIRECTORY_PER_PAGE };
      const [found, cantonCounts] = await Promise.all([
        listEntries(db, filter, looking, range),
        listCantonCounts(db, memberRoles.ids),
      ]);
      const items = await show(userId, found.ids, today);
      return { ...pageOf(items, found.totalCount, range), cantonCounts };
    },

    async listMentionable(userId, letters) {
      const query = lettersShape.safeParse(letters);
      if (!query.success) throw new ServiceError("validation_failed", { cause: query.error });
      await deps.mentionLimit(userId);
      const looking = { userId, memberRoleIds: memberRoles.ids };
      const named = await listNamed(db, query.data, looking, MENTION_CANDIDATES);
      const mentionable = named
        .filter(({ nameKey }) => isMentionable(nameKey))
        .slice(0, MAX_MENTION_SUGGESTIONS);
      const ids = mentionable.map(({ id }) => id);
      return show(userId, ids, zurichDayOf(now()));
    },
  };
}

function toMember(profile: CmsProfile, isConnected: boolean, today: string): DirectoryMember {
  const { inSwitzerlandSince: since, ...shown } = visibleProfile(
    profile,
    isConnected ? "connection" : "member",
  );
  const { directusUserId, name, isOwn, avatar, city, cantonId, profession, spokenLanguages } =
    shown;
  const who = { directusUserId, name, isOwn, isConnected, avatar };
  const isVolunteer = profile.isVolunteer === true;
  const stage = since && stageOf(since, today);
  return { ...who, isVolunteer, city, cantonId, profession, spokenLanguages, stage: stage || null };
}

function throwUnavailable(error: unknown): never {
  if (!isCmsUnavailable(error)) throw error;
  throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
}
