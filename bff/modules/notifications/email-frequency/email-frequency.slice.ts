import { createCmsAnnouncements } from "../../../cms/cms-announcements.ts";
import { createCmsContent } from "../../../cms/cms-content.ts";
import { createCmsMutedKinds } from "../../../cms/cms-muted-kinds.ts";
import { createCmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createRelations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { createBulkMail } from "./bulk-mail.ts";
import { createCantonNews } from "./canton-news.ts";
import { createDigestService } from "./digest.ts";
import type { DigestService } from "./digest.ts";
import { createEmailFrequencyService } from "./email-frequency.service.ts";
import type { EmailFrequencyService } from "./email-frequency.service.ts";
import { emailFrequencyV1 } from "./email-frequency-v1.rest.ts";
import type { PersonalLines } from "./personal-lines.ts";
import { createPortalChoices } from "./portal-choices.ts";
import { createStillSubscribed } from "./still-subscribed.ts";
import { createUnsubscribeTokens } from "./unsubscribe-token.ts";

type EmailFrequencyGraphql = { emailFrequency: EmailFrequencyService; digests: DigestService };

export function emailFrequencySlice(
  base: SliceBase,
  { memberRoles, personal }: { memberRoles: MemberRoles; personal: readonly PersonalLines[] },
): Slice & {
  graphql: EmailFrequencyGraphql;
  isStillSubscribed: ReturnType<typeof createStillSubscribed>;
} {
  const { db } = base.database;
  const content = createCmsContent(base.cms);
  const relations = createRelations(db);
  const tokens = createUnsubscribeTokens(base.sealer);
  const portalChoices = createPortalChoices({
    ...base,
    db,
    cmsMutedKinds: createCmsMutedKinds(base.cms),
  });
  const { now } = base;
  const emailFrequency = createEmailFrequencyService({
    db,
    tokens,
    portalChoices,
    memberRoles,
    now,
  });
  const cantonNews = createCantonNews({ db, content, cmsProfiles: createCmsProfiles(base.cms) });
  const lines = [cantonNews, ...personal];
  const bulkMail = createBulkMail({
    ...base,
    ...{ db, content, tokens, memberRoles },
    announcements: createCmsAnnouncements(base.cms),
    personal: lines,
    listBlocks: relations.listBlocks,
  });
  return {
    graphql: {
      emailFrequency,
      digests: createDigestService({
        ...{ ...base, db, content, memberRoles, personal: lines },
        listBlockedBy: relations.listBlockedBy,
      }),
    },
    isStillSubscribed: createStillSubscribed({ db, tokens, memberRoles, now }),
    jobKinds: [...bulkMail.jobKinds, ...portalChoices.jobKinds],
    cmsChanged: bulkMail.cmsChanged,
    async resume() {
      await bulkMail.resume();
      await portalChoices.resume();
    },
    register(app) {
      app.register(emailFrequencyV1, {
        prefix: "/api/email-frequency/v1",
        emailFrequency,
        internalKey: base.keys.internal,
        // High, because mail providers send all one-click unsubscribe requests from few addresses.
        linkLimit: base.limit("unsubscribe", 3_000, 3_600),
      });
    },
  };
}
