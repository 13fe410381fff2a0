import { beforeEach, expect, test } from "vitest";
import { chosenCalls } from "~/features/comments/chosen-calls";
import { noteCall } from "~/features/comments/note-call";

const listed = (id: string, name: string, isHere = false) => ({ id, name, detail: "", isHere });
const taken = (body: string) => chosenCalls.get("news:a")?.(body);

beforeEach(() => void taken(""));

test("the last of one first name that was chosen is called, once", () => {
  noteCall("news:a", listed("1", "Ana de Zug"));
  noteCall("news:a", listed("2", "Bia"));
  noteCall("news:a", listed("3", "Ána de Berna"));
  expect(taken("@Ana e @bia")).toBe("3,2");
  expect(taken("@Ana e @bia")).toBeUndefined();
});

test("who takes part is called by name alone, also in place of who was chosen before", () => {
  noteCall("news:a", listed("1", "Ana de Zug"));
  noteCall("news:a", listed("2", "Ana", true));
  expect(taken("@Ana")).toBe("");
});

test("a name that no longer stands in the text calls nobody", () => {
  noteCall("news:a", listed("1", "Ana"));
  noteCall("news:a", listed("2", "Bia"));
  expect(taken("Oi @Bia, e a Ana?")).toBe("2");
});
