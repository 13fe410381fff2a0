import type { OwnCms } from "~/cms/cms.server";
import { forumForm } from "~/i18n/pt-BR/forum-form";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { topicPath, TOPIC_TITLE_MAX_LENGTH } from "../../../contract/forum.ts";
import { isUuid } from "../../../contract/uuid.ts";
import { findTopicTitle } from "./topic.server";

const t = translator("forum-form", forumForm);

/** What a form begins with, unless a draft says otherwise. */
export type TopicStart = { title: string; body: string };

/**
 * What an address begins a topic with: `title` what was looked for in vain, `from` the topic it goes on
 * from. What can't be had is left out.
 */
export async function findStart(own: OwnCms, asked: URLSearchParams): Promise<TopicStart> {
  const title = (asked.get("title") ?? "").slice(0, TOPIC_TITLE_MAX_LENGTH);
  const from = asked.get("from");
  if (!from || !isUuid(from)) return { title, body: "" };
  const known = await findTopicTitle(own, from).catch(() => null);
  if (known === null) return { title, body: "" };
  // Brackets would end the link.
  const name = known.replaceAll(/[[\]]/g, "");
  return { title, body: `${t("continues", { title: name, address: to(topicPath(from)) })}\n\n` };
}
