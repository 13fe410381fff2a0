import { lazyPart } from "~/ui/later";
import type { ReplyModerationProps } from "./reply-moderation";

export const TopicModeration = lazyPart(() =>
  import("./topic-moderation").then((part) => part.TopicModeration),
);
const ReplyModeration = lazyPart(() =>
  import("./reply-moderation").then((part) => part.ReplyModeration),
);

const drawReplyModeration = (reply: ReplyModerationProps["reply"]) => (
  <ReplyModeration reply={reply} />
);

/** Null for members. Always the same function: a new one would render replies again while they lazy-load. */
export const replyModerationFor = (isTeam: boolean) => (isTeam ? drawReplyModeration : null);
