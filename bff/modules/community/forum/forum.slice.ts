import {
  FORUM_IMAGE_TRIES_A_DAY,
  FORUM_IMAGES_A_MEMBER,
} from "../../../../contract/community/embeds.ts";
import { DAY_SECONDS } from "../../../../contract/shared/time.ts";
import { createCmsProfiles } from "../../../cms/cms-profiles.ts";
import { createCmsTopics } from "../../../cms/cms-topics.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createRelations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createSanctions } from "../../relations/moderation/sanctions.service.ts";
import { createForumImages } from "./forum-images.service.ts";
import type { PersonalLines } from "../../notifications/email-frequency/personal-lines.ts";
import { createOpenQuestions } from "./open-questions.ts";
import { createForumInvites } from "./forum-invites.ts";
import { createSessionAccess } from "../../notifications/hubs/session-access.ts";
import { createTopicHints, forumHub } from "./forum.hub.ts";
import { forumV1 } from "./forum-v1.rest.ts";

export function forumSlice(
  base: SliceBase,
  { sessions, memberRoles }: { sessions: SessionsService; memberRoles: MemberRoles },
): Slice & { openQuestions: PersonalLines } {
  const { now, limit } = base;
  const { db } = base.database;
  const sanctions = createSanctions(db, now);
  const cmsTopics = createCmsTopics(base.cms);
  const asks = createForumInvites({
    ...base,
    ...{ db, measures: sanctions, cmsTopics },
    cmsProfiles: createCmsProfiles(base.cms),
  });
  const images = createForumImages({
    ...{ db, now, measures: sanctions },
    maxImages: FORUM_IMAGES_A_MEMBER,
    limit: limit("forum-images", FORUM_IMAGE_TRIES_A_DAY, DAY_SECONDS),
  });
  const hints = createTopicHints((error) =>
    base.logger.warn({ err: error }, "readers of a topic were not told"),
  );
  return {
    cmsChanged: hints.cmsChanged,
    hubs: [{ hub: forumHub({ access: createSessionAccess(sessions) }), served: hints.served }],
    openQuestions: createOpenQuestions({ db, cmsTopics, relations: createRelations(db) }),
    jobKinds: asks.jobKinds,
    register(app) {
      const payingRoleIds = memberRoles.payingIds;
      app.register(forumV1, { prefix: "/api/forum/v1", images, sessions, payingRoleIds });
    },
  };
}
