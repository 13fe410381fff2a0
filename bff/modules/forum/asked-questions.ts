import { ASK_UNTIL_MS } from "../../../contract/forum-asks.ts";
import { topicPath } from "../../../contract/forum.ts";
import type { CmsTopics } from "../../cms/cms-topics.ts";
import type { Database } from "../../db/database.ts";
import type { MailLink } from "../../mail/mail-template.ts";
import type { PersonalLines } from "../email-frequency/personal-lines.ts";
import { listAsksSince } from "./forum-asks.repository.ts";

/** A question that a member was asked because they lived the same, and that still waits, for the digest. */
export function createAskedQuestions({
  db,
  cmsTopics,
}: {
  db: Database;
  cmsTopics: Pick<CmsTopics, "listUnanswered">;
}): PersonalLines {
  return {
    async read(at) {
      const from = new Date(at.getTime() - ASK_UNTIL_MS);
      const asks = await listAsksSince(db, from);
      if (asks.length === 0) return () => null;
      const waiting = await cmsTopics.listUnanswered({ from, until: at });
      const titles = new Map(waiting.map(({ id, title }) => [id, title]));
      const lines = new Map<string, MailLink>();
      // The latest is the last one written.
      for (const { userId, topicId } of asks) {
        const title = titles.get(topicId);
        if (title === undefined) continue;
        lines.set(userId, {
          label: `Você pode responder: ${title}`,
          path: `/pt-BR${topicPath(topicId)}`,
        });
      }
      return ({ userId, settings }) =>
        settings?.wantsForumAsks === true ? (lines.get(userId) ?? null) : null;
    },
  };
}
