import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { MemberRoles } from "../../../access/member-roles";
import { isOfTheTeam, mayWriteAlongside } from "../../shared/staff";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "../../shared/refusal";
import { idOf } from "../../shared/row-id";

/**
 * Refuses an assignee who is not a team member. Users without write permission get Directus' own refusal.
 */
export async function guardAssignee(
  payload: Payload,
  { database, accountability }: EventContext,
  memberRoles: MemberRoles,
): Promise<void> {
  const id = idOf(payload["assignee"]);
  const isNobody = payload["assignee"] === undefined || payload["assignee"] === null;
  if (isNobody || !mayWriteAlongside(accountability)) return;
  if (id === null || !isUuid(id) || !(await isOfTheTeam(database, id, memberRoles)))
    throw new Refusal({ field: "assignee", reason: "Escolha alguém da equipe." });
}

export type AssigneeNotification = {
  recipient: string;
  sender: string | null;
  subject: string;
  collection: string;
  item: string;
};

export async function listAssigneeNotifications(
  database: Knex,
  meta: ItemMeta & { payload: Payload },
  requester: string | null,
): Promise<AssigneeNotification[]> {
  const assignee = idOf(meta.payload["assignee"]);
  if (assignee === null || assignee === requester) return [];
  const rows = await storedRows(database, meta, ["id", "title"]);
  return rows.map(({ id, title }) => ({
    recipient: assignee,
    sender: requester,
    subject: `“${String(title)}” está com você`,
    collection: meta.collection,
    item: String(id),
  }));
}
