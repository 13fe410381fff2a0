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
import { createMeasures } from "../../relations/moderation/sanctions.service.ts";
import { createForumImages } from "./forum-images.service.ts";
import type { PersonalLines } from "../../notifications/email-frequency/personal-lines.ts";
import { createAskedQuestions } from "./open-questions.ts";
import { createForumAsks } from "./forum-invites.ts";
import { forumV1 } from "./forum-v1.rest.ts";

export function forumSlice(
  base: SliceBase,
  { sessions, memberRoles }: { sessions: SessionsService; memberRoles: MemberRoles },
): Slice & { askedQuestions: PersonalLines } {
  const { now, limit } = base;
  const { db } = base.database;
  const measures = createMeasures(db, now);
  const cmsTopics = createCmsTopics(base.cms);
  const asks = createForumAsks({
    ...base,
    ...{ db, measures, cmsTopics },
    cmsProfiles: createCmsProfiles(base.cms),
  });
  const images = createForumImages({
    ...{ db, now, measures },
    maxImages: FORUM_IMAGES_A_MEMBER,
    limit: limit("forum-images", FORUM_IMAGE_TRIES_A_DAY, DAY_SECONDS),
  });
  return {
    askedQuestions: createAskedQuestions({ db, cmsTopics, relations: createRelations(db) }),
    jobKinds: asks.jobKinds,
    register(app) {
      const payingRoleIds = memberRoles.payingIds;
      app.register(forumV1, { prefix: "/api/forum/v1", images, sessions, payingRoleIds });
    },
  };
}
