import { useMemo } from "react";
import { later } from "~/ui/later";
import type { ReplyModerationProps } from "./reply-moderation";

const LaterReplyModeration = later(() =>
  import("./reply-moderation").then((part) => part.ReplyModeration),
);

const replyModerationOf = (topic: string) =>
  function drawReplyModeration(reply: ReplyModerationProps["reply"]) {
    return <LaterReplyModeration reply={reply} topic={topic} />;
  };

/** A new function would disturb replies that are still lazy-loading. Null for members. */
export const useReplyModeration = (topic: string, isTeam: boolean) =>
  useMemo(() => (isTeam ? replyModerationOf(topic) : null), [topic, isTeam]);
