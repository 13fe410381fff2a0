import type { DatabaseRules } from "../../shared/database-rules";
import { FUNCTIONS, SETTLE } from "./functions";

export const commentDatabaseRules: DatabaseRules = {
  marker: "comment_place",
  needs: [
    { table: "comments", column: "replyCount" },
    { table: "course_classes", column: "commentCount" },
  ],
  statements: FUNCTIONS,
  settle: SETTLE,
};
