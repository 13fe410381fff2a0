import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Field = {
  collection: string;
  field: string;
  meta: { validation: object | null };
  schema: { is_nullable: boolean } | null;
};
const { fields } = parse(readFileSync("directus-snapshot.yaml", "utf8")) as { fields: Field[] };

test("schema validation: a nullable field can be emptied", () => {
  const ruled = fields.filter(({ meta, schema }) => meta.validation && schema?.is_nullable);
  const refusing = ruled.filter(
    ({ field, meta }) =>
      !JSON.stringify(meta.validation).match(`^{"_or":.*{"${field}":{"_null":true}}`),
  );
  expect(ruled.length).toBeGreaterThan(20);
  expect(refusing.map(({ collection, field }) => `${collection}.${field}`)).toEqual([]);
});
