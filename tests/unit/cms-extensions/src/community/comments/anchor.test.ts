import { describe, expect, test } from "vitest";
import {
  findFilmSeconds,
  requireAnchor,
} from "../../../../../../cms-extensions/src/community/comments/comment-rules.ts";
import {
  COMMENT_REFUSALS,
  QUOTE_MAX_LENGTH,
} from "../../../../../../contract/community/comments.ts";

const lasting = (seconds: number | null) => () => Promise.resolve(seconds);
const refused = { code: COMMENT_REFUSALS.body };

describe("comment anchor", () => {
  test.each([
    ["nothing", undefined, null],
    ["words", { quote: " A  frase \u0007" }, { quote: "A  frase" }],
    ["the beginning of the film", { second: 0 }, { second: 0 }],
    ["its end", { second: 100, more: 1 }, { second: 100 }],
  ])("can be %s", async (_, input, stored) => {
    expect(await requireAnchor(input, lasting(100))).toEqual(stored);
  });

  test.each([
    [{ second: 101 }],
    [{ second: -1 }],
    [{ second: 1.5 }],
    [{ second: "1" }],
    [{ second: Number.NaN }],
    [{ quote: "" }],
    [{ quote: "a".repeat(QUOTE_MAX_LENGTH + 1) }],
    [{}],
    ["1"],
  ])("can't be %j in a video of 100 seconds", async (value) => {
    await expect(requireAnchor(value, lasting(100))).rejects.toMatchObject(refused);
  });

  test("rejects a second without a video", async () => {
    await expect(requireAnchor({ second: 0 }, lasting(null))).rejects.toMatchObject(refused);
  });
});

describe("commented video", () => {
  const films: Record<string, object> = { "a film": { durationSec: 60 } };
  const findReadable = (_: string, id: string) =>
    Promise.resolve((films[id] as Record<string, unknown> | undefined) ?? null);

  test.each([
    ["a video", "videos", { durationSec: 100 }, 100],
    ["a video that does not say how long it is", "videos", { durationSec: null }, null],
    ["a class with a film", "course_classes", { video: "a film" }, 60],
    ["a class whose film the member may not watch", "course_classes", { video: "locked" }, null],
    ["a class without one", "course_classes", { video: null }, null],
    ["news", "news", {}, null],
  ])("is found for %s", async (_, kind, item, seconds) => {
    expect(await findFilmSeconds(kind, item, findReadable)).toBe(seconds);
  });
});
