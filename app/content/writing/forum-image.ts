import { to } from "~/i18n/paths";
import type { ForumImage } from "../../../contract/community/embeds.ts";

export type UploadProblem = "type" | "large" | "many" | "full" | "banned" | "unavailable";

export type UploadAnswer = { problem: null; image: ForumImage } | { problem: UploadProblem };

export const FORUM_IMAGES = to("/app/forum/images");

/** Authors read their own images here while they write. The team can read any image. */
export const forumImagePath = (id: string): string => `${FORUM_IMAGES}/${id}`;
