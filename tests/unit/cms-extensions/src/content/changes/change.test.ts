import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
  isPublicCollection,
  memberOf,
  topicOf,
  signature,
} from "../../../../../../cms-extensions/src/content/changes/change";
import { changeBody } from "../../../../../../contract/collections/collection";

test("change notification: signs time and body, so that neither can be changed", () => {
  const digest = createHmac("sha256", "key").update('1700000000.{"a":1}').digest("hex");
  expect(signature('{"a":1}', "key", 1_700_000_000_999)).toBe(`t=1700000000,v1=${digest}`);
});

test("change notification: contains collection, keys and action", () => {
  const change = { collection: "news", keys: ["1"], action: "update" as const };
  expect(JSON.parse(changeBody(change))).toEqual(change);
});

test("change notification: reports a mass change as a change of everything", () => {
  const keys = Array.from({ length: 501 }, (_, at) => String(at));
  const body = changeBody({ collection: "news", keys, action: "update" });
  expect(JSON.parse(body)).toMatchObject({ keys: [] });
});

test("change notification: covers content, users and members' own rows, but no playback positions or activity", () => {
  expect(["news", "news_tags", "directus_users", "directus_files"].every(isPublicCollection)).toBe(
    true,
  );
  expect(["directus_activity", "video_progress"].some(isPublicCollection)).toBe(false);
});

test("change notification: names the member concerned by a new row, and no member for shared rows", () => {
  expect(memberOf("Notification", { owner: "ana" }, "hook")).toBe("ana");
  expect(memberOf("Notification", {}, null)).toBeUndefined();
  expect(memberOf("favorites", { type: "news", item: "1" }, "ana")).toBe("ana");
  expect(memberOf("news", { owner: "ana" }, "editor")).toBeUndefined();
});

test("change notification: names the topic of a new reply in the forum only", () => {
  const reply = { targetType: "forum", target: "t" };
  expect(topicOf("comments", reply)).toBe("t");
  expect(topicOf("comments", { ...reply, targetType: "news" })).toBeUndefined();
  expect(topicOf("votes", reply)).toBeUndefined();
});
