import { expect, test, vi } from "vitest";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { findReadingChoices, saveReadingChoices } from "~/content/reading/choices.server";
import { usualChoices } from "../../../../../contract/content/reading.ts";

function ownThat(ask: () => Promise<unknown>) {
  const write = vi.fn(() => Promise.resolve());
  const own = { userId: crypto.randomUUID(), ask: vi.fn(ask), write };
  return { own: own as unknown as OwnCms, write };
}
const unavailable = () => Promise.reject(new CmsError(new Error("away")));
const chosen = { ...usualChoices, isPersonal: false, isPlain: true };

test("reading settings: that can't be read fall back to defaults, and are not overwritten", async () => {
  const { own, write } = ownThat(unavailable);
  expect(await findReadingChoices(own)).toEqual(usualChoices);
  await expect(saveReadingChoices(own, { isPlain: true })).rejects.toBeInstanceOf(CmsError);
  expect(write).not.toHaveBeenCalled();
});

test("reading settings: change one setting, keep the others, and reload afterwards", async () => {
  const { own, write } = ownThat(() => Promise.resolve({ readingChoices: chosen }));
  await saveReadingChoices(own, { isPlain: false });
  expect(JSON.stringify(write.mock.calls)).not.toContain("undefined");
  expect(write).toHaveBeenCalledTimes(1);
  await findReadingChoices(own);
  expect(own.ask).toHaveBeenCalledTimes(2);
});
