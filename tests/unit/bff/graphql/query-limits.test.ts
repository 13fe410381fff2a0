import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { requireBoundedQuery } from "../../../../bff/graphql/query-limits.ts";

const refusalOf = (query: string): string | null => {
  try {
    requireBoundedQuery(parse(query));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const spreads = (count: number, name: string) => `...${name} `.repeat(count);
/** Each fragment spreads the next one this many times. */
const tower = (floors: number, times: number) =>
  Array.from(
    { length: floors },
    (_, at) => `fragment F${at} on Query { ${spreads(times, `F${at + 1}`)} }`,
  ).join(" ") + ` fragment F${floors} on Query { getLoggedInUser { id } }`;

describe("GraphQL query limits", () => {
  test("allow the query of a page", () => {
    expect(refusalOf("{ getLoggedInUser { id email firstName } }")).toBeNull();
    expect(refusalOf(`{ ...F0 } ${tower(3, 2)}`)).toBeNull();
  });

  test.each([
    ["one fragment spread 500 times", `{ ${spreads(500, "F0")} } ${tower(0, 0)}`],
    ["fragments that double twenty times", `{ ...F0 } ${tower(20, 2)}`],
    ["fragments that double sixty times, more than numbers hold", `{ ...F0 } ${tower(60, 2)}`],
    ["spreads within a field", `{ getLoggedInUser { ${spreads(300, "F0")} } } ${tower(2, 9)}`],
    ["500 fields", `{ getLoggedInUser { ${"id ".repeat(500)} } }`],
  ])("refuse %s", (_, query) => {
    expect(refusalOf(query)).toBe("The query selects more than 400 fields");
  });

  test("compute the cost of a fragment that refers back to itself", () => {
    expect(refusalOf("{ ...A } fragment A on Query { ...A getLoggedInUser { id } }")).toBeNull();
  });
});

test.each([
  "{ a: getNextDigest { content { title } } b: getNextDigest { content { title } } }",
  "{ ...A ...A } fragment A on Query { getNextDigest { content { title } } }",
])("GraphQL query limits: %s queries Directus for its pages twice and is refused", (query) => {
  expect(refusalOf(query)).toContain("more than one of getNextDigest");
  expect(refusalOf("{ getNextDigest { content { title } } }")).toBeNull();
});
