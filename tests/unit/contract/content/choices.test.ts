import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  contentAccesses,
  contentLevels,
  contentPermits,
} from "../../../../contract/content/choices.ts";
import { contentKinds } from "../../../../contract/content/kinds.ts";
import { PER_PERSON } from "../../../../contract/switzerland/plan-people.ts";
import { tools } from "../../../../contract/calculators/tools.ts";

type Field = {
  collection: string;
  field: string;
  meta: { options: { choices?: { value: string }[] } | null };
};

const { fields } = parse(readFileSync("directus-snapshot.yaml", "utf8")) as { fields: Field[] };

function choicesOf(field: string, collections: readonly string[]) {
  const found = fields.filter((each) => each.field === field);
  return collections.map((collection) =>
    found
      .find((each) => each.collection === collection)
      ?.meta.options?.choices?.map(({ value }) => value),
  );
}

test("editors' choices: related tools of an article are all calculators and the plan", () => {
  const slugs = Object.values(tools).map(({ slug }) => slug);
  const [chosen = []] = choicesOf("relatedTools", ["articles"]);
  expect(chosen.toSorted()).toEqual([...slugs, "plan"].toSorted());
});

test.each([
  ["access", contentKinds, contentAccesses],
  ["level", ["articles", "courses"], contentLevels],
  ["permitTypes", ["articles", "news"], contentPermits],
  ["perPerson", ["plan_steps"], PER_PERSON],
] as const)("editors' choices: of %s equal the portal's values", (field, collections, known) => {
  expect(choicesOf(field, collections)).toEqual(collections.map(() => known));
});
