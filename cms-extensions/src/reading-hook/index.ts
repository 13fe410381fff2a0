import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { isContentKind } from "../../../contract/content-kinds.ts";
import { storedRows, type ItemMeta, type Payload } from "../content-hook/guards";
import { Refusal } from "../content-hook/refusal";
import { ensureDatabaseRules } from "../database-rules";
import { everyMinute } from "../every-minute";
import { favoriteTitleRules } from "./favorite-titles";
import { isOpinion, opinionAfter } from "./feedback";
import { requireReadable, type Services } from "./readable";
import { readingAfter, type StoredReading } from "./reading-state";

/** Rules of reading: how far somebody got, who is counted as a reader, what they thought of it and saved. */
export default defineHook((register, { services, database, env }) => {
  const { filter, action, init, schedule } = register;
  const { ItemsService } = services as Services;

  const ensure = async () => void (await ensureDatabaseRules(database, favoriteTitleRules));
  init("routes.after", ensure);
  schedule(everyMinute(env), ensure);

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
      const told = opinionAfter(payload, stored);
      if (!stored) {
        const about = { type, item, field: "target" };
        return { ...told, title: await requireReadable({ ItemsService }, about, context) };
      }
      // One that changes is new to the editors again; its state is not the member's to write.
      await renew(context, stored);
      return told;
    });
  }

  // A member is counted once: there is one row for each. Beside the item's own history, which is not theirs.
  action("read_states.items.create", async (meta) => {
    const { type, item } = meta["payload"] as { type: string; item: string };
    if (!isContentKind(type)) return;
    await database(type).where({ id: item }).increment("viewCount", 1);
  });
});

/** Their own alone: whether they may change the row is looked at afterwards. */
const renew = ({ database, accountability }: EventContext, { id }: Payload) =>
  database("content_feedback")
    .where({ id: String(id), user_created: accountability?.user ?? null })
    .update({ state: "new" });

/** The row that a write is about; null while it is being made. @throws {Refusal} of several at once */
async function onlyStored(
  meta: ItemMeta,
  { database }: EventContext,
  field: string,
): Promise<Payload | null> {
  const [stored = null, ...others] = await storedRows(database, meta, ["*"]);
  if (others.length > 0) throw new Refusal({ field, reason: "Altere um item de cada vez." });
  return stored;
}
