import { z } from "zod";
import {
  DIRECTORY_MAX_PAGE,
  DIRECTORY_PER_PAGE,
  directorySorts,
  isStage,
  stageOf,
} from "../../../contract/directory.ts";
import type { Stage } from "../../../contract/directory.ts";
import { CALL_MAX_LENGTH, isCallable, OFFERED_CALLS } from "../../../contract/calls.ts";
import { fold } from "../../../contract/text.ts";
import { isCmsAway } from "../../cms/client.ts";
import type { CmsProfile, CmsProfiles } from "../../cms/cms-profiles.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import { pageOf } from "../../graphql/page.ts";
import type { Page } from "../../graphql/page.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { zurichDayOf } from "../../zurich-day.ts";
import type { Relations } from "../connections/relations.service.ts";
import type { MemberRoles } from "../identity/membership/member-roles.ts";
import { findUserById } from "../identity/users/users.service.ts";
import { cutProfile } from "../profile/cut-profile.ts";
import { listCantonCounts, listEntries, listNamed } from "./directory.repository.ts";
import type { CantonCount, DirectoryFilter } from "./directory.repository.ts";
import type { Looking } from "./seen.repository.ts";

export type { CantonCount } from "./directory.repository.ts";

/** A member in the directory, as the one who looks may see them. */
export type DirectoryMember = {
  directusUserId: string;
  name: string;
  isOwn: boolean;
  isConnected: boolean;
  /** Would like to answer questions. */
  isVolunteer: boolean;
  avatar: string | null;
  city: string | null;
  cantonId: number | null;
  profession: string | null;
  spokenLanguages: string[];
  stage: Stage | null;
};

export type DirectoryPage = Page<DirectoryMember> & {
  /** How many show everybody that they live in a canton; of fewer than five nothing is said. */
  cantonCounts: CantonCount[];
};

/** What is looked for, as it was typed. */
export type DirectoryQuery = {
  name?: string | null | undefined;
  profession?: string | null | undefined;
  cantonId?: number | null | undefined;
  language?: string | null | undefined;
  stage?: string | null | undefined;
  isVolunteer?: boolean | null | undefined;
  sort?: string | null | undefined;
  /** From 1 on. */
  page?: number | null | undefined;
};

export type Directory = {
  /**
   * Members who said that they want to be found. A field that one of them hides finds nobody, and who
   * blocked the other one is not there.
   * @throws {ServiceError} `validation_failed`, `rate_limited`, `unavailable`
   */
  list(userId: string, query: DirectoryQuery): Promise<DirectoryPage>;
  /**
   * Others of them whom a text can call and one of whose names begins so, first names first.
   * @throws {ServiceError} `validation_failed`, `rate_limited`, `unavailable`
   */
  listCallable(userId: string, letters: string): Promise<DirectoryMember[]>;
};

export type DirectoryDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  relations: Relations;
  memberRoles: MemberRoles;
  /** Nobody reads all members at once. */
  rateLimit: RateLimit;
  /** Asked with each rest of the keys. */
  callLimit: RateLimit;
  now: () => Date;
};

const LONGEST = 80;
/** Some are called by no letters; whoever is left is enough to offer. */
const CALL_CANDIDATES = 30;
const text = z
  .string()
  .max(LONGEST)
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

/** Letters of one name. What else stands there would be a pattern of its own. */
const lettersShape = z
  .string()
  .max(CALL_MAX_LENGTH)
  .transform((typed) => fold(typed.trim()))
  .refine((letters) => /^\p{L}[\p{L}'-]+$/u.test(letters));

export function createDirectory(deps: DirectoryDeps): Directory {
  const { db, cmsProfiles, relations, memberRoles, now } = deps;

  /** What is shown is the profile's own word: who left the directory a moment ago is not in it. */
  async function show(userId: string, ids: readonly string[], today: string) {
    const [profiles, connected, viewer] = await Promise.all([
      cmsProfiles.list(ids).catch(throwAway),
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
      const asked = queryShape.safeParse(query);
      if (!asked.success) throw new ServiceError("validation_failed", { cause: asked.error });
      await deps.rateLimit(userId);
      const { page, ...rest } = asked.data;
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

    async listCallable(userId, letters) {
      const asked = lettersShape.safeParse(letters);
      if (!asked.success) throw new ServiceError("validation_failed", { cause: asked.error });
      await deps.callLimit(userId);
      const looking = { userId, memberRoleIds: memberRoles.ids };
      const named = await listNamed(db, asked.data, looking, CALL_CANDIDATES);
      const callable = named.filter(({ nameKey }) => isCallable(nameKey)).slice(0, OFFERED_CALLS);
      const ids = callable.map(({ id }) => id);
      return show(userId, ids, zurichDayOf(now()));
    },
  };
}

function toMember(profile: CmsProfile, isConnected: boolean, today: string): DirectoryMember {
  const { inSwitzerlandSince: since, ...shown } = cutProfile(
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

function throwAway(error: unknown): never {
  if (!isCmsAway(error)) throw error;
  throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
}
