import { expect, test } from "vitest";
import type { OwnCms } from "~/cms/cms.server";
import { ASKED, portalFieldOf } from "~/features/profile/asked-boxes";
import { keepQuietKinds } from "~/features/profile/quiet-kinds.server";
import type { QuietableType } from "../../../../../contract/notifications/kinds.ts";

/** Value written to the record of a member with these muted kinds. */
async function keep(before: readonly string[], asked: QuietableType[], ticked: QuietableType[]) {
  const written: unknown[] = [];
  const own = {
    userId: "ana",
    ask: () => Promise.resolve({ quietKinds: before }),
    write: (command: () => { body: string }) => {
      written.push(JSON.parse(command().body));
      return Promise.resolve();
    },
  } as unknown as OwnCms;
  const form = new FormData();
  for (const type of asked) form.append(ASKED, portalFieldOf(type));
  for (const type of ticked) form.set(portalFieldOf(type), "on");
  await keepQuietKinds(own, form);
  return written;
}

test("muted notification kinds: an unticked box mutes its kind, and an absent box changes nothing", async () => {
  expect(await keep(["like", "reply"], ["comment", "like"], ["like"])).toEqual([
    {
      quietKinds: expect.toSatisfy(
        (kinds: string[]) => kinds.toSorted().join() === "comment,reply",
      ) as unknown,
    },
  ]);
});

test("muted notification kinds: a form without kinds writes nothing", async () => {
  expect(await keep(["like"], [], [])).toEqual([]);
});
