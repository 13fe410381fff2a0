import type { Knex } from "knex";
import { findShownStatus } from "./shown-status";

type Items = { updateOne: (id: string, change: Record<string, unknown>) => Promise<unknown> };

/**
 * Reverts the decision behind a granted appeal: ends the sanction, or restores the text if it is still
 * hidden.
 */
export async function undoDecision(
  database: Knex,
  appeal: string,
  itemsOf: (collection: string) => Promise<Items>,
  now: Date,
): Promise<void> {
  const found: { targetType: string; target: string } | undefined = await database("appeals")
    .where({ id: appeal })
    .first("targetType", "target");
  if (!found) return;
  const { targetType, target } = found;
  if (targetType === "sanctions") {
    await (await itemsOf("sanctions")).updateOne(target, { liftedAt: now.toISOString() });
    return;
  }
  const table = targetType === "forum" ? "forum_posts" : "comments";
  const hidden = await database(table).where({ id: target, status: "hidden" }).first("id");
  if (!hidden) return;
  const status = targetType === "forum" ? await findShownStatus(database, target) : "published";
  await (await itemsOf(table)).updateOne(target, { status, hiddenReason: null });
}
