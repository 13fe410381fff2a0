const COPIED = /^ {2}- collection: (\w+)\n/;
const PARTS = new Set(["collections", "fields", "relations"]);

/**
 * The Directus snapshot with the collections of one more kind, copied from a model with its links to cantons
 * and tags. Lists of kinds that editors choose from get it too.
 */
export function copyKind(snapshot: string, model: string, kind: string): string {
  const copied = new Set([model, `${model}_cantons`, `${model}_tags`]);
  const named = new RegExp(`(?<![A-Za-z])${model}(?![A-Za-z])`, "g");
  const rename = (block: string) => block.replaceAll(named, kind);
  return snapshot
    .split(/^(?=\w+:\n)/m)
    .map((part) => {
      if (!PARTS.has(part.slice(0, part.indexOf(":")))) return part;
      const blocks = part.split(/^(?= {2}- collection: )/m);
      const ofModel = blocks.filter((block) => copied.has(COPIED.exec(block)?.[1] ?? ""));
      return part + ofModel.map(rename).join("");
    })
    .join("")
    .replaceAll(
      new RegExp(`^( *)- text: .+\\n\\1 {2}value: ${model}\\n`, "gm"),
      (choice, indent: string) => `${choice}${indent}- text: Guia\n${indent}  value: ${kind}\n`,
    );
}
