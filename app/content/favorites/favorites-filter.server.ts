import { z } from "zod";
import { favoriteSorts, type FavoritesFilter } from "./arrange";

export const favoritesFilter = z.object({
  query: z.string().trim().max(200).catch(""),
  sort: z.enum(favoriteSorts).catch("new"),
  unread: z.literal("1").optional().catch(undefined),
}) satisfies z.ZodType<FavoritesFilter>;
