import type { SourceChange } from "./source-changes.ts";

/**
 * React 18 encodes each piece of a page separately and writes pieces of two kilobytes. With this change, a
 * destination that accepts text gets text and encodes the whole page once (app/page/whole-page.server.ts).
 */
export const wholeText: SourceChange = {
  file: "/react-dom/cjs/react-dom-server.node.production.min.js",
  replacements: [
    [
      'function r(a,b){if("string"===typeof b){',
      'function r(a,b){if(a.writeText){a.writeText("string"===typeof b?b:textOf(b));return}if("string"===typeof b){',
    ],
  ],
  additions: `
const decoder = new TextDecoder();
const textByPiece = new WeakMap();
function textOf(piece) {
  let text = textByPiece.get(piece);
  if (text === undefined) textByPiece.set(piece, (text = decoder.decode(piece)));
  return text;
}
`,
};
