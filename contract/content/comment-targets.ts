import { kindsWith } from "./kinds.ts";

/** Directus collections of editorial content with comments. */
export const commentedContent = [...kindsWith("isCommented"), "course_classes"] as const;

/** What can be commented; forum replies are comments on topics. */
export const commentTargets = [...commentedContent, "forum"] as const;
export type CommentTarget = (typeof commentTargets)[number];

export const isCommentTarget = (name: string): name is CommentTarget =>
  (commentTargets as readonly string[]).includes(name);
