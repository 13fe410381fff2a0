import { expect, test } from "vitest";
import { findInvalidAggregate } from "../../../../../../cms-extensions/src/members/read-guard/aggregates.ts";

const types: Record<string, string> = {
  id: "uuid",
  title: "string",
  votes: "integer",
  fields: "json",
  isRead: "boolean",
  date_created: "timestamp",
};
const typeOf = (field: string) => types[field];

test.each([
  [{ sum: ["title"] }, "sum(title)"],
  [{ avg: ["votes", "date_created"] }, "avg(date_created)"],
  [{ max: ["id"] }, "max(id)"],
  [{ min: ["isRead"] }, "min(isRead)"],
  [{ countDistinct: ["fields"] }, "countDistinct(fields)"],
  [{ count: ["fields", "*"], max: ["title", "date_created"], sum: ["votes"] }, null],
  [{ sum: ["unknown"] }, null],
])("aggregate guard: checks %j", (aggregate, expected) => {
  expect(findInvalidAggregate({ aggregate }, typeOf)).toBe(expected);
});

test("aggregate guard: rejects grouping by a list", () => {
  expect(findInvalidAggregate({ group: ["title", "fields"] }, typeOf)).toBe("fields");
  expect(findInvalidAggregate({ group: ["title", "year(date_created)"] }, typeOf)).toBeNull();
});
