import { createCmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createRelations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { createDirectoryIndex, createDirectoryJobs } from "./directory-index.ts";
import { createDirectory } from "./directory.service.ts";
import type { Directory } from "./directory.service.ts";
import { createFindNeighborhood } from "./neighborhood.service.ts";
import type { FindNeighborhood } from "./neighborhood.service.ts";
import { createPeopleFinder } from "./people.service.ts";
import type { PeopleFinder } from "./people.service.ts";
import { MINUTE_SECONDS } from "../../../../contract/shared/time.ts";

const PAGES_PER_MINUTE = 60;
const CALLS_PER_MINUTE = 60;

export function directorySlice(
  base: SliceBase,
  { memberRoles }: { memberRoles: MemberRoles },
): Slice & {
  graphql: { directory: Directory; findNeighborhood: FindNeighborhood };
  people: PeopleFinder;
} {
  const { now, limit, cms, jobs } = base;
  const { db } = base.database;
  const cmsProfiles = createCmsProfiles(cms);
  const relations = createRelations(db);
  const index = createDirectoryIndex({ db, cmsProfiles, now });
  const rateLimit = limit("directory", PAGES_PER_MINUTE, MINUTE_SECONDS);
  const mentionLimit = limit("directory-calls", CALLS_PER_MINUTE, MINUTE_SECONDS);
  const caller = { db, cmsProfiles, memberRoles, now };
  return {
    ...createDirectoryJobs(db, jobs, index),
    graphql: {
      directory: createDirectory({ ...caller, relations, rateLimit, mentionLimit }),
      findNeighborhood: createFindNeighborhood(caller),
    },
    people: createPeopleFinder({ ...caller, relations }),
  };
}
