import { afterEach, expect, test, vi } from "vitest";
import {
  saveDraft,
  savePendingMessages,
  readDraft,
  readPendingMessages,
} from "~/features/chat/composer/local-drafts";
import { ownKey } from "~/session/owner";

afterEach(() => {
  localStorage.clear();
});

test("saved chat text: is stored per chat, and an empty text is removed", () => {
  saveDraft("ana", "Oi");
  savePendingMessages("ana", [{ id: "1", message: "Um", problem: "unavailable" }]);
  expect([readDraft("ana"), readDraft("bia")]).toEqual(["Oi", ""]);
  expect(readPendingMessages("ana")).toEqual([{ id: "1", message: "Um", problem: "unavailable" }]);
  saveDraft("ana", "");
  savePendingMessages("ana", []);
  expect([localStorage.length, readPendingMessages("ana")]).toEqual([0, []]);
});

test("saved chat text: ignores unreadable storage, and tolerates storage failures", () => {
  localStorage.setItem(ownKey("chat-waiting:ana"), '[{"id":1},{"id":"2","message":"Dois"}]');
  expect(readPendingMessages("ana")).toEqual([{ id: "2", message: "Dois" }]);
  localStorage.setItem(ownKey("chat-waiting:ana"), "{nada");
  expect(readPendingMessages("ana")).toEqual([]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  expect(() => saveDraft("ana", "Oi")).not.toThrow();
  full.mockRestore();
});

test("saved chat text: of a message with a picture keeps its text, and is not sent automatically", () => {
  const image = { file: new File([], "foto.png"), url: "blob:foto", alt: "" };
  savePendingMessages("ana", [
    { id: "1", message: "Minha casa", image, problem: null },
    { id: "2", message: "", image, problem: null },
    { id: "3", message: "Três", problem: null },
  ]);
  expect(readPendingMessages("ana")).toEqual([
    { id: "1", message: "Minha casa", problem: "image_lost" },
    { id: "3", message: "Três", problem: null },
  ]);
});
