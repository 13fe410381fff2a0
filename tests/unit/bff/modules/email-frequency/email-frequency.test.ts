import { expect, test } from "vitest";
import { columnsFor } from "../../../../../bff/modules/email-frequency/email-frequency.ts";

test.each([
  ["replies", "wantsReplyMail"],
  ["mentions", "wantsMentionMail"],
  ["solutions", "wantsSolutionMail"],
  ["comments", "wantsCommentMail"],
  ["topics", "wantsTopicMail"],
  ["connections", "wantsConnectionMail"],
  ["chats", "wantsChatMail"],
] as const)("e-mail frequency: unsubscribing from %s changes one setting", (list, field) => {
  expect(columnsFor(list, "never")).toEqual({ [field]: false });
  expect(columnsFor(list, "instant")).toEqual({ [field]: true });
});
