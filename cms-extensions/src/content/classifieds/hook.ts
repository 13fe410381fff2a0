import { defineHook } from "@directus/extensions-sdk";
import { requireRoomForSearch } from "./saved-search-rules";

type Payload = Record<string, unknown>;

export default defineHook(({ filter }) => {
  filter<Payload>("saved_searches.items.create", async (payload, _meta, context) => {
    await requireRoomForSearch(context);
    return payload;
  });
});
