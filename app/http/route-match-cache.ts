import type { SourceChange } from "./source-changes.ts";

/**
 * Remix 2 flattens, ranks and compiles the whole route table several times per document. Three changes to
 * the source of @remix-run/router make that a one-time cost per table.
 */
const REPLACEMENTS: SourceChange["replacements"] = [
  [
    "let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
    "let [matcher, compiledParams] = compileOnce(pattern.path, pattern.caseSensitive, pattern.end);",
  ],
  [
    "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    "let branches = rankedOnce(routes);",
  ],
  [
    "matches = matchRouteBranch(branches[i], decoded, allowPartial);",
    "if (!allowPartial && !branches[i].whole.test(decoded)) continue;\n    matches = matchRouteBranch(boundTo(routes, branches[i]), decoded, allowPartial);",
  ],
];

const ADDITIONS = `
const compiledPatterns = new Map();
function compileOnce(path, caseSensitive, end) {
  const key = (caseSensitive ? "S" : "s") + (end === false ? "p" : "e") + path;
  let compiled = compiledPatterns.get(key);
  if (!compiled) {
    if (compiledPatterns.size >= 5000) compiledPatterns.clear();
    compiledPatterns.set(key, (compiled = compilePath(path, caseSensitive, end)));
  }
  return compiled;
}
const rankedByTable = new WeakMap();
const rankedByShape = new Map();
function shapeOf(routes) {
  let shape = "";
  for (const route of routes) {
    shape += "\\n" + route.id + " " + route.path + (route.index ? "i" : "") + (route.caseSensitive ? "c" : "");
    if (route.children) shape += "[" + shapeOf(route.children) + "]";
  }
  return shape;
}
function rankedOnce(routes) {
  let ranked = rankedByTable.get(routes);
  if (ranked) return ranked;
  const shape = shapeOf(routes);
  ranked = rankedByShape.get(shape);
  if (!ranked) {
    ranked = flattenRoutes(routes);
    rankRouteBranches(ranked);
    // A quick no for most branches; never stricter than the match that follows, hence without case.
    for (const branch of ranked) branch.whole = compileOnce(branch.path, false, true)[0];
    if (rankedByShape.size >= 20) rankedByShape.clear();
    rankedByShape.set(shape, ranked);
  }
  rankedByTable.set(routes, ranked);
  return ranked;
}
// Tables of one shape share the ranking; the routes handed out must be the caller's own.
function boundTo(routes, branch) {
  let level = routes;
  const routesMeta = branch.routesMeta.map((meta) => {
    const route = level[meta.childrenIndex];
    level = route.children || [];
    return { ...meta, route };
  });
  return { ...branch, routesMeta };
}
`;

export const routeMatchCache: SourceChange = {
  file: "/@remix-run/router/dist/router.cjs.js",
  replacements: REPLACEMENTS,
  additions: ADDITIONS,
};
