import { ASK_UNTIL_MS } from "../../../../contract/community/forum-limits.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import { wants } from "../../../../contract/notifications/choices.ts";
import type { CmsTopics } from "../../../cms/cms-topics.ts";
import type { Database } from "../../../db/database.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { PersonalLines } from "../../notifications/email-frequency/personal-lines.ts";
import { listInvitesSince } from "./forum-invites.repository.ts";

type OpenQuestionsDeps = {
  db: Database;
  cmsTopics: Pick<CmsTopics, "listUnanswered">;
  relations: Pick<Relations, "listBlocks">;
};

/**
 * For the digest: an unanswered question that the member was invited to answer because of a similar case.
 * Leaves out authors whom they blocked since.
 */
export function createOpenQuestions({
  db,
  cmsTopics,
  relations,
}: OpenQuestionsDeps): PersonalLines {
  return {
    async read(at) {
      const from = new Date(at.getTime() - ASK_UNTIL_MS);
      const asks = await listInvitesSince(db, from);
      if (asks.length === 0) return () => null;
      const [pending, blocks] = await Promise.all([
        cmsTopics.listUnanswered({ from, until: at }),
        relations.listBlocks(),
      ]);
      const topics = new Map(pending.map((topic) => [topic.id, topic]));
      const lines = new Map<string, MailLink>();
      // Rows are in order of time: the last one written wins.
      for (const { userId, topicId } of asks) {
        const topic = topics.get(topicId);
        if (!topic || blocks.get(userId)?.includes(topic.user_created)) continue;
        lines.set(userId, {
          label: `Você pode responder: ${topic.title}`,
          path: `/pt-BR${topicPath(topicId)}`,
        });
      }
      return ({ userId, settings }) =>
        wants(settings?.notificationChoices ?? {}, "ask", "portal")
          ? (lines.get(userId) ?? null)
          : null;
    },
  };
}
