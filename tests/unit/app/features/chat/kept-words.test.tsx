import { afterEach, expect, test, vi } from "vitest";
import { keepDraft, keepWaiting, readDraft, readWaiting } from "~/features/chat/kept-words";
import { ownKey } from "~/session/owner";

afterEach(() => {
  localStorage.clear();
});

test("words wait for the one they are for, and an empty text is none", () => {
  keepDraft("ana", "Oi");
  keepWaiting("ana", [{ id: "1", message: "Um", problem: "unavailable" }]);
  expect([readDraft("ana"), readDraft("bia")]).toEqual(["Oi", ""]);
  expect(readWaiting("ana")).toEqual([{ id: "1", message: "Um", problem: "unavailable" }]);
  keepDraft("ana", "");
  keepWaiting("ana", []);
  expect([localStorage.length, readWaiting("ana")]).toEqual([0, []]);
});

test("what can't be read is nothing, and what can't be kept breaks nothing", () => {
  localStorage.setItem(ownKey("chat-waiting:ana"), '[{"id":1},{"id":"2","message":"Dois"}]');
  expect(readWaiting("ana")).toEqual([{ id: "2", message: "Dois" }]);
  localStorage.setItem(ownKey("chat-waiting:ana"), "{nada");
  expect(readWaiting("ana")).toEqual([]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  expect(() => keepDraft("ana", "Oi")).not.toThrow();
  full.mockRestore();
});

test("of a message with a picture the words are left, and it does not go out without being asked for", () => {
  const image = { file: new File([], "foto.png"), url: "blob:foto", alt: "" };
  keepWaiting("ana", [
    { id: "1", message: "Minha casa", image, problem: null },
    { id: "2", message: "", image, problem: null },
    { id: "3", message: "Três", problem: null },
  ]);
  expect(readWaiting("ana")).toEqual([
    { id: "1", message: "Minha casa", problem: "image_lost" },
    { id: "3", message: "Três", problem: null },
  ]);
});
