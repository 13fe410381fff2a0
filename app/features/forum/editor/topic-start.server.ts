import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Draft } from "~/content/drafts/draft";
import { forumForm } from "~/i18n/pt-BR/community/forum-form";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { topicPath, TOPIC_TITLE_MAX_LENGTH } from "../../../../contract/community/forum.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { findTopicTitle } from "../topic.server";

const t = translator("forum-form", forumForm);

export type TopicStart = {
  title: string;
  body: string;
  lesson: { id: string; title: string } | null;
  isAskedHere: boolean;
};

const lesson = shape("course_classes", { id: z.string(), title: z.string() });

async function findLesson(own: OwnCms, id: string | null): Promise<TopicStart["lesson"]> {
  if (!id || !isUuid(id)) return null;
  const [row] = await own.ask(readRows(lesson, { filter: { id: { _eq: id } }, limit: 1 }));
  return row ?? null;
}

/**
 * Reads `title` (a search without results), `from` (the topic to continue) and `class`. Omits unavailable
 * values.
 */
export async function findStart(
  own: OwnCms,
  asked: URLSearchParams,
  draft: Draft | null,
): Promise<TopicStart> {
  const begun = draft?.fields["courseClass"];
  const ofDraft = typeof begun === "string" ? begun : null;
  const [body, here, before] = await Promise.all([
    findBeginning(own, asked.get("from")),
    findLesson(own, asked.get("class")).catch(() => null),
    findLesson(own, ofDraft).catch(() => null),
  ]);
  return {
    title: (asked.get("title") ?? "").slice(0, TOPIC_TITLE_MAX_LENGTH),
    body,
    lesson: here ?? before,
    isAskedHere: here !== null,
  };
}

async function findBeginning(own: OwnCms, from: string | null): Promise<string> {
  if (!from || !isUuid(from)) return "";
  const known = await findTopicTitle(own, from).catch(() => null);
  if (known === null) return "";
  // Square brackets would end the Markdown link.
  const name = known.replaceAll(/[[\]]/g, "");
  return `${t("continues", { title: name, address: to(topicPath(from)) })}\n\n`;
}
