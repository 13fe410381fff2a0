import { z } from "zod";
import type { HideableField } from "../../../../contract/account/profile.ts";
import { reservedName } from "../../../../contract/account/person.ts";
import { fold } from "../../../../contract/shared/text.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsProfile, CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { visibilityOf } from "../../account/profile/cut-profile.ts";
import {
  deleteEntries,
  deleteUnseen,
  putEntry,
  listAccounts,
} from "./directory-index.repository.ts";
import type { Entry } from "./directory-index.repository.ts";

export type DirectoryIndex = {
  /** @throws {CmsUnavailableError} like `rebuild` */
  refresh(directusUserIds: readonly string[]): Promise<void>;
  rebuild(): Promise<void>;
};

export type DirectoryIndexDeps = { db: Database; cmsProfiles: CmsProfiles; now: () => Date };

const AT_ONCE = 100;

export function createDirectoryIndex({ db, cmsProfiles, now }: DirectoryIndexDeps): DirectoryIndex {
  async function refresh(ids: readonly string[]): Promise<void> {
    for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
      const requested = ids.slice(begin, begin + AT_ONCE);
      const profiles = await cmsProfiles.list(requested);
      const listed = profiles.filter(({ isInDirectory }) => isInDirectory === true);
      const isListed = new Set(listed.map(({ id }) => id));
      await deleteEntries(
        db,
        requested.filter((id) => !isListed.has(id)),
      );
      for (const profile of listed) await putEntry(db, profile.id, toEntry(profile, now()));
    }
  }

  async function rebuild(): Promise<void> {
    const startedAt = now();
    // Reads profiles again in batches of 100, right before writing: the first list may be minutes old. A
    // later change is still shown correctly, because the directory's pages read the profiles.
    const listed = await cmsProfiles.listListed();
    await refresh(listed.map(({ id }) => id));
    await deleteUnseen(db, startedAt);
  }

  return { refresh, rebuild };
}

function toEntry(profile: CmsProfile, checkedAt: Date): Entry {
  const { first_name: firstName, last_name: lastName, displayName } = profile;
  const name =
    displayName || reservedName({ firstName: firstName ?? "", lastName: lastName ?? "" });
  const levelOf = (field: HideableField) => {
    const level = visibilityOf(profile, field);
    return level === "self" ? null : level;
  };
  const [placeLevel, languagesLevel] = [levelOf("place"), levelOf("spokenLanguages")];
  const [professionLevel, sinceLevel] = [levelOf("profession"), levelOf("inSwitzerlandSince")];
  return {
    nameKey: fold(name),
    placeLevel,
    cantonId: placeLevel && profile.canton,
    languagesLevel,
    languages: languagesLevel ? profile.spokenLanguages : [],
    professionLevel,
    professionKey: professionLevel && profile.profession && fold(profile.profession),
    sinceLevel,
    since: sinceLevel && profile.inSwitzerlandSince,
    isVolunteer: profile.isVolunteer === true,
    checkedAt,
  };
}

type DirectoryJobs = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
};

const REFRESH = "directory-refresh";
const REBUILD = "directory-rebuild";
const idsShape = z.array(z.guid());

/**
 * Updates the directory when users change in Directus, when Directus is available again, and completely
 * every 15 minutes.
 */
export function createDirectoryJobs(
  db: Database,
  jobs: Jobs,
  { refresh, rebuild }: DirectoryIndex,
): DirectoryJobs {
  const refreshing: JobKind<{ ids: string[] }> = {
    name: REFRESH,
    retries: 10,
    handle: ({ ids }) => refresh(ids),
  };
  const rebuilding: JobKind<object> = {
    name: REBUILD,
    cron: "*/15 * * * *",
    retries: 3,
    handle: () => rebuild(),
  };
  return {
    jobKinds: [refreshing, rebuilding],
    async cmsChanged(collection, keys) {
      if (collection !== "directus_users") return;
      const changed = idsShape.safeParse(keys);
      if (!changed.success) throw new ServiceError("validation_failed", { cause: changed.error });
      const ids = await listAccounts(db, changed.data);
      if (ids.length === 0) return;
      await refresh(ids).catch((error: unknown) => {
        if (!isCmsUnavailable(error)) throw error;
        return jobs.send(REFRESH, { ids }, db);
      });
    },
  };
}
