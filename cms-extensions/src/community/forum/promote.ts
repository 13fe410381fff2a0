import type { Knex } from "knex";
import { findContextCard } from "../../../../contract/community/context-card-values.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { ruleRefusal } from "../../shared/refusal.ts";

type Row = Record<string, unknown>;

type Items = {
  createOne(row: Row): Promise<unknown>;
  updateOne(id: string, row: Row): Promise<unknown>;
};

type Promoting = {
  topic: string;
  reply: string;
  database: Knex;
  itemsOf: (collection: string, within: Knex) => Items;
};

type Topic = { title: string; body: string | null; article: string | null; contextCard: unknown };

/**
 * Creates the draft of an article from a topic's solution and links both: the topic stores its article and
 * the credited reply. Only the reply names its author, so that deleting the account removes the name. Does
 * nothing if the topic already has an article.
 * @returns the article's id, and whether it is new
 * @throws `FORUM_REFUSALS.target` if the solution does not exist
 */
export async function promoteSolution({
  topic,
  reply,
  database,
  itemsOf,
}: Promoting): Promise<{ article: string; isNew: boolean }> {
  return database.transaction(async (within) => {
    const found: Topic | undefined = await within("forum_posts")
      .where({ id: topic })
      .whereIn("status", ["open", "closed"])
      .forUpdate()
      .first("title", "body", "article", "contextCard");
    const solution: { body: string | null } | undefined = await within("comments")
      .where({ id: reply, targetType: "forum", target: topic, status: "published" })
      .where({ isSolution: true })
      .first("body");
    if (!found || !solution) throw ruleRefusal(FORUM_REFUSALS.target);
    if (found.article) return { article: found.article, isNew: false };
    const permit = findContextCard(found.contextCard)?.permit;
    const article = String(
      await itemsOf("articles", within).createOne({
        ...{ title: found.title, status: "draft" },
        body: draftOf(found.body ?? "", solution.body ?? ""),
        ...(permit && { permitTypes: [permit] }),
      }),
    );
    await itemsOf("forum_posts", within).updateOne(topic, { article, articleReply: reply });
    return { article, isNew: true };
  });
}

export function draftOf(question: string, answer: string): string {
  return [
    `<h2>A pergunta</h2>${paragraphsOf(question)}`,
    `<h2>A resposta</h2>${paragraphsOf(answer)}`,
  ].join("");
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const paragraphsOf = (text: string): string =>
  text
    .split(/\n\n+/)
    .map((part) => part.trim().replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign))
    .filter((part) => part !== "")
    .map((part) => `<p>${part.replaceAll("\n", "<br>")}</p>`)
    .join("");
