import { createCmsListedOffers, createCmsOffers } from "../../../cms/cms-listed-offers.ts";
import { createCmsSavedSearches } from "../../../cms/cms-saved-searches.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createFindSubscribers } from "../../notifications/email-frequency/subscribers.ts";
import { createUnsubscribeTokens } from "../../notifications/email-frequency/unsubscribe-token.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { classifiedsV1 } from "./classifieds-v1.rest.ts";
import { createOpenOffer } from "./open-offer.service.ts";
import { createSendSearchAlerts, type ReadAnswers } from "./send-search-alerts.ts";
import { MINUTE_SECONDS } from "../../../../contract/shared/time.ts";

const OPENINGS_PER_MINUTE = 60;

export type ClassifiedsSliceDeps = {
  sessions: SessionsService;
  memberRoles: MemberRoles;
  readAnswers: ReadAnswers;
};

export function classifiedsSlice(base: SliceBase, deps: ClassifiedsSliceDeps): Slice {
  const { db } = base.database;
  const { sessions, memberRoles, readAnswers } = deps;
  const openOffer = createOpenOffer({ db, cmsOffers: createCmsOffers(base.cms), now: base.now });
  const alerts = createSendSearchAlerts({
    ...base,
    db,
    listedOffers: createCmsListedOffers(base.cms),
    savedSearches: createCmsSavedSearches(base.cms),
    tokens: createUnsubscribeTokens(base.sealer),
    findSubscribers: createFindSubscribers({ db, memberRoles, now: base.now }),
    readAnswers,
  });
  return {
    jobKinds: alerts.jobKinds,
    register(app) {
      app.register(classifiedsV1, {
        prefix: "/api/classifieds/v1",
        openOffer,
        sessions,
        payingRoleIds: memberRoles.payingIds,
        rateLimit: base.limit("offer-openings", OPENINGS_PER_MINUTE, MINUTE_SECONDS),
      });
    },
  };
}
