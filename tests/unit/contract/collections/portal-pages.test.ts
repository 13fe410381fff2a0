import { expect, test } from "vitest";
import { portalPages } from "../../../../contract/collections/portal-pages.ts";
import { listRoutePatterns } from "../../../../scripts/pages/route-patterns.ts";

const NOT_FOUND = ["/pt-BR/app/*", "/*"];

const patterns = listRoutePatterns()
  .filter((pattern) => !NOT_FOUND.includes(pattern))
  .map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+").replace(/\*$/, ".+")}$`));

test.each([...portalPages])("portal pages: a row of %s has an existing page", (_, { path }) => {
  const [pathname = ""] = (path("terms-of-service") ?? "").split("?");
  expect(patterns.some((pattern) => pattern.test(`/pt-BR${pathname}`))).toBe(true);
});
