import { expect, test } from "vitest";
import { createSealer } from "../../../../bff/db/seal.ts";
import { createStillSubscribed } from "../../../../bff/modules/notifications/email-frequency/still-subscribed.ts";
import { createUnsubscribeTokens } from "../../../../bff/modules/notifications/email-frequency/unsubscribe-token.ts";
import {
  createMemberRoles,
  freeMemberRoleId,
} from "../../../../bff/modules/identity/membership/member-roles.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { startMailToMany } from "./mail-to-many.ts";

const many = startMailToMany();
const { member, set } = many;

const links = () => createUnsubscribeTokens(createSealer(many.service.keys.data));
const isStillSubscribed = (link: string) =>
  createStillSubscribed({
    db: many.service.database.db,
    tokens: links(),
    memberRoles: createMemberRoles([roleIds.payingUser]),
    now: () => many.service.clock.now,
  })(link);

test("queued mail: is sent if one of its lists is still subscribed and not paused, content only to paying members", async () => {
  const { user, token } = await member();
  const link = links().issue({ userId: user.id, lists: ["news", "articles"] });
  expect(await isStillSubscribed(link)).toBe(true);
  await set(token, "newsFrequency: never");
  expect(await isStillSubscribed(link)).toBe(true);
  await set(token, "articlesFrequency: never");
  expect(await isStillSubscribed(link)).toBe(false);
  await set(token, "newsFrequency: daily, isPaused: true");
  expect(await isStillSubscribed(link)).toBe(false);
  const free = await many.service.createMember({ roleId: freeMemberRoleId });
  const replies = links().issue({ userId: free.id, lists: ["replies"] });
  const news = links().issue({ userId: free.id, lists: ["news"] });
  expect([await isStillSubscribed(replies), await isStillSubscribed(news)]).toEqual([true, false]);
  expect(await isStillSubscribed("nada")).toBe(true);
});
