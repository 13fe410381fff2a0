import type { SourceChange } from "./source-changes.ts";

/**
 * React 18 encodes each piece of a page by itself and writes in pieces of two kilobytes. A destination
 * that takes text gets text, and encodes the page once, when it is whole (app/page/whole-page.server.ts).
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
