import { randomUUID } from "node:crypto";
import { NEWCOMER_LINKS } from "../../../../contract/community/forum-limits.ts";
import { admin, make, type Answer, type Person, type Reader } from "../cms.ts";

export type Topic = { id: string; title: string };

/** Texts with more links or mentions than a new member may write. */
export const linked = "https://example.com ".repeat(NEWCOMER_LINKS + 1);
export const calling = "Sabem disso, @Ana, @Bia e @Caio?";

export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** Creates a topic through Directus' own endpoint, with unique text by default. */
export const ask = (as: Reader, more: object = {}): Promise<Answer> =>
  as("POST", "/items/forum_posts", {
    ...{ title: `Uma pergunta ${randomUUID()}`, body: "Um texto que diz o que se quer saber." },
    ...more,
  });

export async function topicAs({ as }: Person, more: object = {}): Promise<Topic> {
  const answer = await ask(as, more);
  if (answer.status !== 200) throw new Error(`${answer.code}`);
  return answer.data as Topic;
}

/** A member's topic with any date, bypassing the posting limits. */
export async function topic(member: string, written = hoursAgo(0), more = {}): Promise<Topic> {
  const title = `Uma pergunta ${randomUUID()}`;
  const made = await make<Topic>("/items/forum_posts", {
    ...{ title, body: "Um texto que diz o que se quer saber.", status: "open" },
    ...more,
  });
  await moveBack("forum_posts", made.id, written, { user_created: member });
  return { id: made.id, title };
}

/** Directus fills some columns itself on creation; they can be set afterwards. */
export async function moveBack(
  table: "forum_posts" | "comments",
  id: string,
  written: Date,
  more = {},
): Promise<void> {
  const columns = { date_created: written.toISOString(), ...more };
  const { status } = await admin("PATCH", `/items/${table}/${id}`, columns);
  if (status !== 200) throw new Error(`${table}: ${status}`);
}

export async function reply(
  { as }: Person,
  { id }: Pick<Topic, "id">,
  more = {},
): Promise<Answer & { id: string }> {
  const answer = await as("POST", "/items/comments", {
    ...{ targetType: "forum", target: id, body: `Resposta ${randomUUID()}` },
    ...more,
  });
  return { ...answer, id: String((answer.data as { id?: string } | undefined)?.id ?? "") };
}

export const stored = async ({ id }: Pick<Topic, "id">) =>
  (await admin("GET", `/items/forum_posts/${id}?fields=*,tags.tags_id,cantons.Cantons_id`))
    .data as Record<string, unknown>;

export const replyOf = async (id: string) =>
  (await admin("GET", `/items/comments/${id}`)).data as Record<string, unknown>;
