import { expect, test } from "vitest";
import { everyKind } from "~/shell/every-kind";
import { everySource } from "~/shell/kind-sources.server";
import { contentKinds, shownKinds } from "../../../../contract/content/kinds.ts";

test("content kinds: pages with all kinds show every kind, news first", () => {
  expect(everyKind.map(({ name }) => name)).toEqual(shownKinds);
  expect(everySource.map(({ kind }) => kind)).toEqual(everyKind);
  expect(shownKinds[0]).toBe("news");
  expect(shownKinds.toSorted()).toEqual(contentKinds.toSorted());
});
