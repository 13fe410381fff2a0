import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { HIDEABLE_FIELDS, PROFILE_COLUMNS } from "../../../../contract/account/profile.ts";
import { fieldName } from "../../../../bff/modules/account/privacy/field-names.ts";

const { fields } = parse(readFileSync("directus-snapshot.yaml", "utf8")) as {
  fields: { collection: string; field: string }[];
};
const columns = fields
  .filter(({ collection }) => collection === "directus_users")
  .map(({ field }) => field);

test("profile columns: exist in the schema", () => {
  expect(PROFILE_COLUMNS.filter((name) => !columns.includes(name))).toEqual([]);
});

test("profile columns: each can be hidden, by its own name or as part of the place", () => {
  const shown = PROFILE_COLUMNS.filter((name) => !["city", "canton", "visibility"].includes(name));
  expect([...HIDEABLE_FIELDS].toSorted()).toEqual(["avatar", "place", ...shown].toSorted());
});

test("profile columns: each have a label in the member's data export", () => {
  expect(PROFILE_COLUMNS.filter((name) => fieldName(name) === name)).toEqual([]);
});

test.each([
  ["told by the service", "bff/schema.graphql", /^type Profile \{([^}]*)\}/m],
  ["asked for by the page", "app/service/get-profile.graphql", /getProfile\([^)]*\) \{([\s\S]*)\}/],
])("profile columns: each one is %s", (_, file, block) => {
  const names = block.exec(readFileSync(file, "utf8"))?.[1]?.match(/^\s+(\w+)/gm) ?? [];
  const received = new Set(names.map((name) => name.trim()));
  const expected = PROFILE_COLUMNS.map((name) => (name === "canton" ? "cantonId" : name));
  expect(expected.filter((name) => name !== "visibility" && !received.has(name))).toEqual([]);
});
