import { expect, test } from "vitest";
import {
  chosenKindOf,
  chosenKinds,
  defaultOf,
  findKind,
  isMailedUnread,
  kinds,
  mailListOf,
  notificationKinds,
  reducibleKinds,
} from "../../../../contract/notifications/kinds.ts";
import {
  isKindMailList,
  kindOfMailList,
  mailLists,
} from "../../../../contract/notifications/mail-lists.ts";

test("notification kinds: known ones are found, unknown ones are not", () => {
  expect(notificationKinds.map(findKind)).toEqual(notificationKinds);
  expect(["forum", "toString", null, 7].map(findKind)).toEqual([null, null, null, null]);
});

test("notification kinds: only kinds about the account share the choices of another one", () => {
  const shared = notificationKinds.filter((kind) => chosenKindOf(kind) !== kind);
  expect(shared).toEqual(["moderation", "billing", "security"]);
  expect(new Set(shared.map(chosenKindOf))).toEqual(new Set(["support"]));
  expect([...shared, ...chosenKinds].toSorted()).toEqual(notificationKinds.toSorted());
});

test("notification kinds: each one with mails has a list of its own, and no other has one", () => {
  const mailed = chosenKinds.filter((kind) => defaultOf(kind, "mail") !== null);
  const lists = mailed.map(mailListOf);
  expect(new Set(lists).size).toBe(mailed.length);
  expect(lists).not.toContain(null);
  expect(chosenKinds.filter((kind) => mailListOf(kind) !== null)).toEqual(mailed);
  expect(mailLists.filter(isKindMailList).map(kindOfMailList).toSorted()).toEqual(
    mailed.toSorted(),
  );
});

test("notification kinds: the mail about unread ones leaves out kinds with mails of their own", () => {
  expect(notificationKinds.filter((kind) => mailListOf(kind) && !isMailedUnread(kind))).toEqual([
    ...["idea", "plan", "offer"],
  ]);
  expect(["like", "support", "billing"].map((kind) => isMailedUnread(kind as "like"))).toEqual([
    ...[false, false, false],
  ]);
});

test("notification kinds: the button below a notification turns off only channels that its kind offers", () => {
  for (const kind of reducibleKinds)
    for (const channel of kinds[kind].lessOf)
      expect([kind, channel, defaultOf(kind, channel)]).toEqual([
        ...[kind, channel, expect.any(Boolean)],
      ]);
});

test("mail lists: keep the names that links in old mails contain", () => {
  expect(mailLists).toEqual(
    expect.arrayContaining([
      ...["replies", "mentions", "solutions", "comments", "topics", "connections", "chats"],
      ...["asks", "reminders", "ideas", "plan", "searches", "product", "areas", "news", "forum"],
    ]),
  );
});
