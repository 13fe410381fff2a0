import { to } from "~/i18n/paths";
import type { ForumImage } from "../../../contract/forum-images.ts";

/** Why a picture was not kept; words for each stand in i18n. */
export type UploadProblem = "type" | "large" | "many" | "full" | "banned" | "unavailable";

export type UploadAnswer = { problem: null; image: ForumImage } | { problem: UploadProblem };

/** Where pictures for texts are sent. */
export const FORUM_IMAGES = to("/app/forum/images");

/** Where one's own picture is read while its text is being written, and any one by the team. */
export const forumImagePath = (id: string): string => `${FORUM_IMAGES}/${id}`;
