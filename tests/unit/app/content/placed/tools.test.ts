import { expect, test } from "vitest";
import { toolLink } from "~/content/placed/tools";
import { listRoutePatterns } from "../../../../../scripts/pages/route-patterns";
import { toolWords } from "../../../../../contract/tools.ts";

test("a calculator is a link to its page, by its name", () => {
  expect(toolLink("hipoteca")).toEqual({
    html: '<a href="/pt-BR/app/tools/mortgage">Hipoteca</a>',
  });
});

test.each(toolWords)("%s leads to a page that there is", (word) => {
  const path = /href="([^"]+)"/.exec(toolLink(word)?.html ?? "")?.[1];
  expect(listRoutePatterns()).toContain(path);
});

test("what is no calculator is nothing", () => {
  expect(toolLink("constructor")).toBeUndefined();
});
