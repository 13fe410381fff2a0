import { expect, test } from "vitest";
import { pageAfter } from "~/features/chat/conversation/chat-writes.server";
import { readReportChoices } from "~/features/chat/thread/report-choices";

type Answer = { problem: "late" | "report_over" | null; message: null };

function afterForm(search: string, fields: [string, string][], problem: Answer["problem"]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const page = new URL(`https://portal.example/pt-BR/app/chat/1${search}`);
  return pageAfter(page, form, { problem, message: null });
}

const after = (search: string, intent: string, problem: "late" | null = null) =>
  afterForm(search, [["intent", intent]], problem);

test("page after a chat action: closes the dialog of a completed action", () => {
  expect(after("?edit=7&problem=late", "edit")).toBe("/pt-BR/app/chat/1");
  expect(after("?on=7", "react")).toBe("/pt-BR/app/chat/1");
});

test("page after a chat action: keeps the dialog of a failed action, with its problem", () => {
  expect(after("?edit=7", "edit", "late")).toBe("/pt-BR/app/chat/1?edit=7&problem=late");
});

test("page after a chat action: confirms a report until the next action", () => {
  expect(after("?report=7", "report")).toBe("/pt-BR/app/chat/1?reported=");
  expect(after("?reported=", "send")).toBe("/pt-BR/app/chat/1");
});

const [ONE, TWO] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

test("page after a chat action: a failed report keeps its selection, other forms do not", () => {
  const fields: [string, string][] = [
    ["intent", "report"],
    ["chosen", ONE],
    ["chosen", TWO],
    ["reason", "offence"],
  ];
  const page = afterForm(`?report=${ONE}&chosen=7&reason=spam`, fields, "report_over");
  const search = new URL(page, "https://portal.example").searchParams;
  expect(readReportChoices(search)).toEqual({ messages: [ONE, TWO], reason: "offence" });
  expect(search.get("problem")).toBe("report_over");
  expect(after(`?on=7&chosen=${ONE}`, "react", "late")).toBe("/pt-BR/app/chat/1?on=7&problem=late");
});

test("page after a chat action: a report starts with the requested message, or with none", () => {
  const begun = (search: string) => readReportChoices(new URLSearchParams(search));
  expect(begun(`report=${ONE}`)).toEqual({ messages: [ONE], reason: null });
  expect(begun("report")).toEqual({ messages: [], reason: null });
  expect(begun("on=7")).toBeNull();
});
