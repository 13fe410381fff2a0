import { beforeEach, expect, test } from "vitest";
import { chosenCalls } from "~/features/comments/writing/call";
import { noteCall } from "~/features/comments/writing/call-picker";

const listed = (id: string, name: string, isHere = false) => ({ id, name, detail: "", isHere });
const taken = (body: string) => chosenCalls.get("news:a")?.(body);

beforeEach(() => void taken(""));

test("chosen mentions: the last chosen member of one first name is mentioned, once", () => {
  noteCall("news:a", listed("1", "Ana de Zug"));
  noteCall("news:a", listed("2", "Bia"));
  noteCall("news:a", listed("3", "Ána de Berna"));
  expect(taken("@Ana e @bia")).toBe("3,2");
  expect(taken("@Ana e @bia")).toBeUndefined();
});

test("chosen mentions: a participant is mentioned by name only, also instead of an earlier choice", () => {
  noteCall("news:a", listed("1", "Ana de Zug"));
  noteCall("news:a", listed("2", "Ana", true));
  expect(taken("@Ana")).toBe("");
});

test("chosen mentions: a name removed from the text mentions no member", () => {
  noteCall("news:a", listed("1", "Ana"));
  noteCall("news:a", listed("2", "Bia"));
  expect(taken("Oi @Bia, e a Ana?")).toBe("2");
});
