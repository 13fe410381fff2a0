import { beforeEach, expect, test } from "vitest";
import {
  saveDraft,
  savePendingMessages,
  readDraft,
  readPendingMessages,
} from "~/features/chat/composer/local-drafts";
import { keepDraft as keepQuiz, restoreDraft } from "~/features/courses/quiz/quiz-form";
import { saveRecentSearch, listRecentSearches } from "~/features/search/recent-searches";
import { dropForeignStorage, dropOwnStorage } from "~/session/own-storage";
import { nameOwner } from "~/session/owner";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function quizOf(value: string): HTMLFormElement {
  const form = document.createElement("form");
  form.append(
    Object.assign(document.createElement("input"), { name: "answer", type: "text", value }),
  );
  return form;
}

/** Data that remains in the browser when a session ends without a logout. */
function leaveWords(): void {
  saveDraft("partner", "meu segredo");
  savePendingMessages("partner", [{ id: "1", message: "vai sair em nome de outro?" } as never]);
  saveRecentSearch("separação");
  keepQuiz("class", quizOf("resposta"));
}

test("member storage: another member on the same device finds and sends none of it", () => {
  nameOwner("ana");
  leaveWords();
  localStorage.setItem("portal_theme", "dark");

  nameOwner("rui");
  expect(readDraft("partner")).toBe("");
  expect(readPendingMessages("partner")).toEqual([]);
  expect(listRecentSearches()).toEqual([]);
  const quiz = quizOf("");
  restoreDraft("class", quiz);
  expect(new FormData(quiz).get("answer")).toBe("");
  dropForeignStorage();
  expect({ ...localStorage }).toEqual({ portal_theme: "dark" });
  expect({ ...sessionStorage }).toEqual({});
});

test("member storage: the same member finds it again, also after a page for guests", () => {
  nameOwner("ana");
  leaveWords();
  nameOwner(undefined);
  nameOwner("ana");
  expect(readDraft("partner")).toBe("meu segredo");
  expect(readPendingMessages("partner")).toHaveLength(1);
  expect(listRecentSearches()).toEqual(["separação"]);
});

test("member storage: an old tab of another member writes nothing that the current member reads", () => {
  nameOwner("ana");
  const keyOfAna = "portal:own:ana:chat-draft:partner";
  nameOwner("rui");
  localStorage.setItem(keyOfAna, JSON.stringify({ text: "de Ana", at: new Date().toISOString() }));
  expect(readDraft("partner")).toBe("");
});

test("member storage: is deleted at logout", () => {
  nameOwner("ana");
  leaveWords();
  dropOwnStorage();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});
