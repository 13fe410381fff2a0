import { defineHook } from "@directus/extensions-sdk";
import { requireRoomForSearch } from "./saved-search-rules";

type Payload = Record<string, unknown>;

/** Rules for members' saved searches of classifieds. */
export default defineHook(({ filter }) => {
  filter<Payload>("saved_searches.items.create", async (payload, _meta, context) => {
    await requireRoomForSearch(context);
    return payload;
  });
});
