import { z } from "zod";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import { favoriteSorts, type FavoritesFilter } from "./arrange";

export const favoritesFilter = z.object({
  query: z.string().trim().max(QUERY_MAX_LENGTH).catch(""),
  sort: z.enum(favoriteSorts).catch("new"),
  unread: z.literal("1").optional().catch(undefined),
}) satisfies z.ZodType<FavoritesFilter>;
