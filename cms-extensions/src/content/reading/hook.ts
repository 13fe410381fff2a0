import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { isContentKind } from "../../../../contract/content/kinds.ts";
import { storedRows, type ItemMeta, type Payload } from "../publishing/guards";
import { Refusal } from "../../shared/refusal";
import { isOpinion, opinionAfter } from "./feedback";
import { requireReadable, type Services } from "./readable";
import { readingAfter, type StoredReading } from "./reading-state";

export default defineHook((register, { services, database }) => {
  const { filter, action } = register;
  const { ItemsService } = services as Services;

  for (const event of ["create", "update"]) {
    filter<Payload>(`read_states.items.${event}`, async (payload, meta, context) => {
      const stored = await onlyStored(meta as ItemMeta, context, "positionPct");
      if (!stored) {
        const { type, item } = payload;
        await requireReadable({ ItemsService }, { type, item, field: "item" }, context);
      }
      return readingAfter(payload, stored as StoredReading | null, new Date());
    });
    filter<Payload>(`content_feedback.items.${event}`, async (payload, meta, context) => {
      if (!isOpinion(payload)) return payload;
      const stored = await onlyStored(meta as ItemMeta, context, "isUseful");
      const { targetType: type, target: item } = payload;
      const opinion = opinionAfter(payload, stored);
      if (!stored) {
        const about = { type, item, field: "target" };
        return { ...opinion, title: await requireReadable({ ItemsService }, about, context) };
      }
      // A changed opinion is new to the editors again; the member may not write its status.
      await renew(context, stored);
      return opinion;
    });
  }

  // Each member counts once, because there is one row for each. Does not create a revision of the item.
  action("read_states.items.create", async (meta) => {
    const { type, item } = meta["payload"] as { type: string; item: string };
    if (!isContentKind(type)) return;
    await database(type).where({ id: item }).increment("viewCount", 1);
  });
});

/** Only the member's own row: Directus checks later whether they may change it. */
const renew = ({ database, accountability }: EventContext, { id }: Payload) =>
  database("content_feedback")
    .where({ id: String(id), user_created: accountability?.user ?? null })
    .update({ state: "new" });

/** The row that a write concerns; null during creation. @throws {Refusal} for several rows at once */
async function onlyStored(
  meta: ItemMeta,
  { database }: EventContext,
  field: string,
): Promise<Payload | null> {
  const [stored = null, ...others] = await storedRows(database, meta, ["*"]);
  if (others.length > 0) throw new Refusal({ field, reason: "Altere um item de cada vez." });
  return stored;
}
