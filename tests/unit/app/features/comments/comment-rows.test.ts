import { expect, test } from "vitest";
import { commentRow } from "~/features/comments/thread/comment-rows.server";

const row = {
  ...{ id: "a", number: 1, parent: null, body: "Oi", status: "published", score: 0 },
  ...{ isPinned: false, editedAt: null, user_created: null, date_created: null, replyCount: 0 },
  ...{ isSolution: false, targetType: "videos", target: "v", validFor: null, teamEditReason: null },
};

test.each([
  [{ second: 151 }, { second: 151, clock: "2:31" }],
  [{ second: 0 }, { second: 0, clock: "0:00" }],
  [{ second: -1 }, null],
  [{ second: 1.5 }, null],
  [{ quote: "Palavras" }, null],
  [null, null],
])("comment anchor: %j becomes the moment %j", (anchor, moment) => {
  expect(commentRow.parse({ ...row, anchor }).anchor).toEqual(moment);
});
