import type { Knex } from "knex";

export async function isTopicMuted(
  database: Knex,
  topic: string,
  member: string,
): Promise<boolean> {
  const row: object | undefined = await database("topic_states")
    .where({ post: topic, user_created: member, level: "mute" })
    .first("id");
  return row !== undefined;
}
