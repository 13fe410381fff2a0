import { expect, test } from "vitest";
import { toolLink } from "~/content/embeds/tools";
import { listRoutePatterns } from "../../../../../scripts/pages/route-patterns";
import { toolWords } from "../../../../../contract/calculators/tools.ts";

test("calculator link: links to the calculator's page by its name", () => {
  expect(toolLink("hipoteca")).toEqual({
    html: '<a href="/pt-BR/app/tools/mortgage">Hipoteca</a>',
  });
});

test.each(toolWords)("calculator link: %s links to an existing page", (word) => {
  const path = /href="([^"]+)"/.exec(toolLink(word)?.html ?? "")?.[1];
  expect(listRoutePatterns()).toContain(path);
});

test("calculator link: an unknown calculator is undefined", () => {
  expect(toolLink("constructor")).toBeUndefined();
});
