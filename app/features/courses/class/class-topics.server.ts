import { z } from "zod";
import { listShown, type Reader } from "~/content/item/authors.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { topicPath } from "../../../../contract/community/forum.ts";
import type { ClassTopic } from "../course";

const SHOWN = 10;
/** Some rows may be filtered out. */
const READ = 2 * SHOWN;

const topic = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  replyCount: z.number(),
  solvedAt: z.nullable(z.string()),
  user_created: z.nullable(z.string()),
});

/**
 * Most active first, without topics of members that the reader has blocked.
 * @throws {CmsError}
 */
export async function listClassTopics(
  reader: Omit<Reader, "now">,
  classId: string,
): Promise<ClassTopic[]> {
  const filter = {
    courseClass: { _eq: classId },
    status: { _in: ["open" as const, "closed" as const] },
  };
  const rows = await reader.own.ask(
    readRows(topic, { filter, sort: ["-lastActivityAt"], limit: READ }),
  );
  const shown = (await listShown(reader, rows)).slice(0, SHOWN);
  return shown.map(({ id, title, replyCount, solvedAt }) => ({
    ...{ id, title, replyCount, isSolved: solvedAt !== null },
    path: to(topicPath(id)),
  }));
}
