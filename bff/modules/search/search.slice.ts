import { createCmsSearch } from "../../cms/cms-search.ts";
import type { TierTokens } from "../../cms/cms-search.ts";
import type { Slice, SliceBase } from "../../slice.ts";
import type { MemberRoles } from "../identity/membership/member-roles.ts";
import type { SessionsService } from "../identity/sessions/sessions.service.ts";
import { createRelations } from "../relations/connections/relations.service.ts";
import type { PeopleFinder } from "../community/directory/people.service.ts";
import type { AuthorsService } from "../account/profile/authors.service.ts";
import { createAuthorNames } from "./index/author-names.ts";
import { createIndexJobs } from "./index/index-jobs.ts";
import { createIndexer } from "./index/indexer.ts";
import { createMisses } from "./misses/misses.ts";
import { createSearch } from "./search.service.ts";
import { searchV1 } from "./search-v1.rest.ts";
import { MINUTE_SECONDS } from "../../../contract/shared/time.ts";

export type SearchSliceDeps = {
  sessions: SessionsService;
  memberRoles: MemberRoles;
  tierTokens: TierTokens;
  authors: AuthorsService;
  people: PeopleFinder;
};
const SEARCHES_PER_MINUTE = 30;

export function searchSlice(base: SliceBase, deps: SearchSliceDeps): Slice {
  const { jobs, now, limit, logger } = base;
  const { db } = base.database;
  const cms = createCmsSearch(base.cms, deps.tierTokens);
  const indexer = createIndexer({
    db,
    cms,
    now,
    namesOf: createAuthorNames(deps.authors),
    onBroken: (item, error) => logger.warn({ err: error, item }, "an item can't be found"),
  });
  const index = createIndexJobs(db, jobs, indexer);
  const misses = createMisses(db, cms, now);
  return {
    ...index,
    jobKinds: [...index.jobKinds, ...misses.jobKinds],
    register(app) {
      app.register(searchV1, {
        prefix: "/api/search/v1",
        search: createSearch({
          db,
          noteMiss: misses.note,
          people: deps.people,
          onPeopleUnavailable: (error) =>
            logger.warn({ err: error }, "a search goes on without people"),
          now,
        }),
        sessions: deps.sessions,
        listBlockedBy: createRelations(db).listBlockedBy,
        payingRoleIds: deps.memberRoles.payingIds,
        rateLimit: limit("search", SEARCHES_PER_MINUTE, MINUTE_SECONDS),
      });
    },
  };
}
