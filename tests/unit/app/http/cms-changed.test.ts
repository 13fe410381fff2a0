import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedByCms } from "~/http/cms-changed";

const KEY = "a key of the parts, at least 32 long";
const NOW_MS = Date.UTC(2026, 10, 21, 12, 0, 0);
const NOW_SECONDS = NOW_MS / 1000;
const BODY = '{"collection":"news","keys":["1"],"action":"update"}';

function sign(seconds: number, body = BODY, key = KEY): string {
  const signature = createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

test.each([
  ["now", NOW_SECONDS],
  ["300 seconds old", NOW_SECONDS - 300],
  ["300 seconds ahead", NOW_SECONDS + 300],
])("CMS webhook signature: is accepted if made %s", (_, seconds) => {
  expect(isSignedByCms(sign(seconds), BODY, KEY, NOW_MS)).toBe(true);
});

test.each([
  ["older than 300 seconds", sign(NOW_SECONDS - 301)],
  ["from further than 300 seconds ahead", sign(NOW_SECONDS + 301)],
  ["made with another key", sign(NOW_SECONDS, BODY, "another key of 32 characters.....")],
  ["of another body", sign(NOW_SECONDS, `${BODY} `)],
  ["moved to another time", sign(NOW_SECONDS - 10).replace(/t=\d+/, `t=${NOW_SECONDS}`)],
  ["in capital letters", sign(NOW_SECONDS).toUpperCase()],
  ["too short", sign(NOW_SECONDS).slice(0, -1)],
  ["followed by another part", `${sign(NOW_SECONDS)},v0=x`],
  ["without a time", sign(NOW_SECONDS).replace(/t=\d+,/, "")],
  ["empty", ""],
  ["absent", undefined],
])("CMS webhook signature: is rejected if it is %s", (_, header) => {
  expect(isSignedByCms(header, BODY, KEY, NOW_MS)).toBe(false);
});
