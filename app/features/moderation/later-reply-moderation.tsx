import { useMemo } from "react";
import { later } from "~/ui/later";
import type { ReplyModerationProps } from "./reply-moderation";

const LaterReplyModeration = later(() =>
  import("./reply-moderation").then((part) => part.ReplyModeration),
);

/** Draws what the team may do about a reply of a topic; nobody else's page brings it. */
const replyModerationOf = (topic: string) =>
  function drawReplyModeration(reply: ReplyModerationProps["reply"]) {
    return <LaterReplyModeration reply={reply} topic={topic} />;
  };

/** The same while the topic is: a new one would disturb replies whose code is on its way. Null for members. */
export const useReplyModeration = (topic: string, isTeam: boolean) =>
  useMemo(() => (isTeam ? replyModerationOf(topic) : null), [topic, isTeam]);
