import type { DatabaseRules } from "../../shared/database-rules";
import { CONTEXT_FUNCTIONS } from "./context-functions";
import { POLL_FUNCTIONS } from "./poll-functions";
import { FUNCTIONS, SETTLE } from "./database-functions";

export const forumDatabaseRules: DatabaseRules = {
  marker: "forum_topic",
  needs: [
    { table: "forum_posts", column: "lastActivityAt" },
    { table: "forum_posts", column: "contextCard" },
    { table: "forum_posts", column: "teamEditedAt" },
    { table: "comments", column: "teamEditedAt" },
    { table: "post_revisions", column: "target" },
    { table: "forum_posts", column: "poll" },
    { table: "forum_poll_votes", column: "choice" },
    { table: "topic_states", column: "uniqueKey" },
    { table: "comments", column: "isSolution" },
  ],
  statements: [...FUNCTIONS, ...CONTEXT_FUNCTIONS, ...POLL_FUNCTIONS],
  settle: SETTLE,
};
