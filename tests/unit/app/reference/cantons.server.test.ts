import { expect, test } from "vitest";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { listCantonChoices, listCantons } from "~/reference/cantons.server";
import { makeCanton } from "../../../factories/cantons";
import { makeCms } from "../../../mocks/cms";
import { directus, mockNetwork } from "../../../mocks/network";

mockNetwork();

const inOrder = ["Appenzell Exterior", "Argóvia", "Obwalden", "São Galo", "Soleura", "Zurique"];

test.each([
  ["filter of the news", listCantonChoices],
  ["signup and the map", listCantonSummaries],
  ["profile", listCantons],
])("canton order: the %s lists cantons in the reader's alphabetical order", async (_, list) => {
  directus.state.database.Cantons.push(
    ...inOrder.toReversed().map((name, at) => makeCanton({ id: at + 1, name })),
  );
  const cantons = await list(makeCms().forTier("free"));
  expect(cantons.map(({ name }) => name)).toEqual(inOrder);
});
