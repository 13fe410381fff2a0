import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CommentForm } from "~/features/comments/writing/comment-form";
import { saveDraft } from "~/features/comments/writing/draft";
import { ReplyForm } from "~/features/comments/writing/reply-form";
// Normally loaded after the form; preloaded here. later.test covers the lazy loading.
import "~/features/comments/writing/valid-for-field";
import { swissYear } from "../../../../../../contract/community/valid-for.ts";

const begin = { topic: "a", draft: "forum:a", action: "/", hidden: {} };
const portals = { title: "", body: "No portal", fields: {}, updatedAt: "2026-11-20T10:00:00Z" };

beforeEach(() => localStorage.clear());

const FormOf = () => <ReplyForm {...begin} serverDraft={portals} onSend={() => {}} />;
const typedText = () => screen.getByLabelText<HTMLTextAreaElement>("Sua resposta").value;

/** Saves a reply draft in this browser, typed at the given time. */
function typeAt(text: string, at: string): void {
  vi.setSystemTime(at);
  saveDraft(begin.draft, text);
}

describe("draft of a reply in portal and browser", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ["what was typed here later", "Outro fim", "2026-11-20T10:05:00Z", "Outro fim"],
    ["what was changed elsewhere since", "Outro fim", "2026-11-20T09:55:00Z", "No portal"],
    [
      "what goes on from the other",
      "No portal, e mais",
      "2026-11-20T09:55:00Z",
      "No portal, e mais",
    ],
  ])("%s fills the field", (_, text, at, expected) => {
    typeAt(text, at);
    render(<FormOf />);
    expect(typedText()).toBe(expected);
  });

  test("the later one fills a server-rendered field", () => {
    const words = { label: "Sua resposta", submit: "Responder", draft: begin.draft };
    const form = <CommentForm {...words} serverDraft={portals} onSend={() => {}} />;
    const root = document.body.appendChild(document.createElement("div"));
    root.innerHTML = renderToString(form);
    expect(typedText()).toBe("No portal");
    typeAt("Outro fim", "2026-11-20T10:05:00Z");
    render(form, { container: root, hydrate: true });
    expect(typedText()).toBe("Outro fim");
  });
});

test("reply form: sends whom a reply applies to once a year is chosen, and the next reply starts empty", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null)));
  const onSend = vi.fn();
  const props = { ...begin, serverDraft: null, onSend };
  const Page = createRemixStub([{ path: "/", Component: () => <ReplyForm {...props} /> }]);
  render(<Page />);
  const user = userEvent.setup();
  const year = String(swissYear(new Date()));
  await user.click(await screen.findByText("Dizer para quem a resposta vale (opcional)"));
  await user.selectOptions(screen.getByLabelText("Ano"), year);
  await user.selectOptions(screen.getByLabelText("Cantão"), "VD");
  await user.type(screen.getByLabelText("Sua resposta"), "Comigo foi assim");
  await user.click(screen.getByRole("button", { name: "Responder ao tópico" }));
  expect(onSend).toHaveBeenLastCalledWith("Comigo foi assim", {
    ...{ validYear: year, validCanton: "VD", validPermit: "" },
  });
  await user.type(screen.getByLabelText("Sua resposta"), "E mais uma");
  await user.click(screen.getByRole("button", { name: "Responder ao tópico" }));
  expect(onSend).toHaveBeenLastCalledWith("E mais uma", {
    ...{ validYear: "", validCanton: "", validPermit: "" },
  });
  vi.unstubAllGlobals();
});
