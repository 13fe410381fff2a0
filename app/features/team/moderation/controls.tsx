import { useMemo } from "react";
import { lazyPart } from "~/ui/later";
import type { ReplyModerationProps } from "./reply-moderation";

export const TopicModeration = lazyPart(() =>
  import("./topic-moderation").then((part) => part.TopicModeration),
);
const ReplyModeration = lazyPart(() =>
  import("./reply-moderation").then((part) => part.ReplyModeration),
);

const replyModerationOf = (topic: string) =>
  function drawReplyModeration(reply: ReplyModerationProps["reply"]) {
    return <ReplyModeration reply={reply} topic={topic} />;
  };

/** Memoized: a new function would render replies again while they lazy-load. Null for members. */
export const useReplyModeration = (topic: string, isTeam: boolean) =>
  useMemo(() => (isTeam ? replyModerationOf(topic) : null), [topic, isTeam]);
