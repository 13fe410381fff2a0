import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "./refusal";

/** Refuses to put somebody in charge of a text who is not of the team. */
export async function guardAssignee(
  payload: Payload,
  { database }: EventContext,
  memberRoles: readonly string[],
): Promise<void> {
  const id = payload["assignee"];
  if (typeof id !== "string") return;
  const member = await database("directus_users")
    .where({ id })
    .whereIn("role", memberRoles)
    .first("id");
  if (member) throw new Refusal({ field: "assignee", reason: "Escolha alguém da equipe." });
}

export type AssigneeNotice = {
  recipient: string;
  sender: string | null;
  subject: string;
  collection: string;
  item: string;
};

/** What is told to who is put in charge by somebody else; nothing of what they take on themselves. */
export async function listAssigneeNotices(
  database: Knex,
  meta: ItemMeta & { payload: Payload },
  asker: string | null,
): Promise<AssigneeNotice[]> {
  const { assignee } = meta.payload;
  if (typeof assignee !== "string" || assignee === asker) return [];
  const rows = await storedRows(database, meta, ["id", "title"]);
  return rows.map(({ id, title }) => ({
    recipient: assignee,
    sender: asker,
    subject: `“${String(title)}” está com você`,
    collection: meta.collection,
    item: String(id),
  }));
}
