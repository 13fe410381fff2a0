export type Selection = { text: string; start: number; end: number };

/** After `insert` replaces `from` to `to`, the given range is selected. */
export type TextEdit = {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
};

export const markdownActs = ["bold", "italic", "list", "numbers", "quote", "link", "code"] as const;
export type MarkdownAct = (typeof markdownActs)[number];

const WEB_ADDRESS = /^https?:\/\/\S+$/;
const FENCE = "```";

/**
 * Pressing a button again on the same selection undoes the edit.
 * @param blank placeholder that is inserted and selected if nothing was selected
 */
export function markdownEdit(act: MarkdownAct, selection: Selection, blank: string): TextEdit {
  switch (act) {
    case "bold":
      return wrapped(selection, "**", blank);
    case "italic":
      return wrapped(selection, "*", blank);
    case "list":
      return prefixed(selection, () => "- ", /^- /);
    case "numbers":
      return prefixed(selection, (at) => `${at + 1}. `, /^\d{1,9}\. /);
    case "quote":
      return prefixed(selection, () => "> ", /^> ?/);
    case "link":
      return linked(selection, blank);
    case "code":
      return marked(selection).includes("\n") ? fenced(selection) : wrapped(selection, "`", blank);
  }
}

const marked = ({ text, start, end }: Selection) => text.slice(start, end);

/** `*` does not match within `**`. */
function hasSign({ text, start, end }: Selection, sign: string): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isDouble = before.endsWith(sign + sign) && after.startsWith(sign + sign);
  return before.endsWith(sign) && after.startsWith(sign) && (sign.length > 1 || !isDouble);
}

function wrapped(selection: Selection, sign: string, blank: string): TextEdit {
  const { start, end } = selection;
  const inner = marked(selection);
  if (inner !== "" && hasSign(selection, sign)) {
    const from = start - sign.length;
    const selectTo = from + inner.length;
    return { from, to: end + sign.length, insert: inner, selectFrom: from, selectTo };
  }
  const shown = inner || blank;
  const selectFrom = start + sign.length;
  const insert = `${sign}${shown}${sign}`;
  return { from: start, to: end, insert, selectFrom, selectTo: selectFrom + shown.length };
}

function linesOf({ text, start, end }: Selection) {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  // A selection that ends before the first letter of a line excludes that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const next = text.indexOf("\n", last);
  const to = next === -1 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split("\n") };
}

function prefixed(selection: Selection, signOf: (at: number) => string, known: RegExp): TextEdit {
  const { from, to, lines } = linesOf(selection);
  const isThere = lines.every((line) => known.test(line));
  const changed = lines.map((line, at) =>
    isThere ? line.replace(known, "") : signOf(at) + line.replace(known, ""),
  );
  const insert = changed.join("\n");
  const isOneLine = lines.length === 1;
  const selectTo = from + insert.length;
  return { from, to, insert, selectFrom: isOneLine ? selectTo : from, selectTo };
}

function linked(selection: Selection, blank: string): TextEdit {
  const { start, end } = selection;
  const inner = marked(selection);
  const isAddress = WEB_ADDRESS.test(inner);
  const shown = isAddress || inner === "" ? blank : inner.replaceAll(/[[\]]/g, "");
  const address = isAddress ? inner : "https://";
  const insert = `[${shown}](${address})`;
  // Select the missing part: the text for an address, or the address for a text.
  const selectFrom = isAddress ? start + 1 : start + shown.length + 3;
  const selectTo = selectFrom + (isAddress ? shown : address).length;
  return { from: start, to: end, insert, selectFrom, selectTo };
}

function fenced(selection: Selection): TextEdit {
  const { from, to, lines } = linesOf(selection);
  const inner = lines.join("\n");
  const insert = `${FENCE}\n${inner}\n${FENCE}`;
  const selectFrom = from + FENCE.length + 1;
  return { from, to, insert, selectFrom, selectTo: selectFrom + inner.length };
}
