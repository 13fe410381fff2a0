import { expect, test } from "vitest";
import { markdownEdit, type MarkdownAct } from "~/content/writing/markdown-edit";

/** `|` marks the start and the end of the selection, in the text before and after the edit. */
function applyEdit(act: MarkdownAct, shown: string, blank = "algo"): string {
  const [before = "", inner = "", after] = shown.split("|");
  const isMark = after !== undefined;
  const text = before + inner + (after ?? "");
  const start = before.length;
  const end = isMark ? start + inner.length : start;
  const edit = markdownEdit(act, { text, start, end }, blank);
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { selectFrom, selectTo } = edit;
  return [
    changed.slice(0, selectFrom),
    changed.slice(selectFrom, selectTo),
    changed.slice(selectTo),
  ].join("|");
}

test.each<[MarkdownAct, string, string]>([
  ["bold", "o |permis|so", "o **|permis|**so"],
  ["bold", "o **|permis|**so", "o |permis|so"],
  ["bold", "|", "**|algo|**"],
  ["italic", "|a|", "*|a|*"],
  ["italic", "*|a|*", "|a|"],
  ["italic", "**|a|**", "***|a|***"],
  ["code", "use |npm|", "use `|npm|`"],
  ["code", "|a\nb|", "```\n|a\nb|\n```"],
  ["list", "um\n|dois\ntrês|", "um\n|- dois\n- três|"],
  ["list", "|- um\n- dois|", "|um\ndois|"],
  ["list", "um |dois", "- um dois||"],
  ["numbers", "|a\nb\nc|", "|1. a\n2. b\n3. c|"],
  ["numbers", "|1. a\n2. b|", "|a\nb|"],
  ["numbers", "|1. a\nb|", "|1. a\n2. b|"],
  ["quote", "|a\n\nb|", "|> a\n> \n> b|"],
  ["quote", "> a|", "a||"],
  ["link", "veja |a lei|", "veja [a lei](|https://|)"],
  ["link", "|https://www.ch.ch|", "[|algo|](https://www.ch.ch)"],
  ["link", "|a [b]|", "[a b](|https://|)"],
])("Markdown editing: applies %s to %j", (act, shown, changed) => {
  expect(applyEdit(act, shown)).toBe(changed);
});

test("Markdown editing: a selection that ends with a line break does not change the next line", () => {
  expect(applyEdit("list", "|um\n|dois")).toBe("- um||\ndois");
});
