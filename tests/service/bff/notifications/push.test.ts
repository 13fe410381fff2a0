import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { chosenKinds, defaultOf } from "../../../../contract/notifications/kinds.ts";
import { pushDeskOfFile } from "./push-desk.ts";

const desk = pushDeskOfFile();

describe("push notification", () => {
  test("reaches the member's device sealed, with kind, title and link, signed by the portal", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    await desk.notify(device, { url: "/app/support/7", targetType: "tickets", target: "t1" });
    const [push, ...others] = desk.receivedBy(endpoint);
    expect(others).toEqual([]);
    expect(push?.message).toEqual({
      kind: "Suporte",
      title: "O suporte respondeu",
      path: "/pt-BR/app/support/7",
      tag: "tickets:t1",
    });
    expect(push?.publicKey).toBe(desk.publicKey);
    expect(push?.token).toMatchObject({ aud: "https://fcm.googleapis.com", sub: desk.subject });
    // Nine hours until ten at night.
    expect(push?.headers["ttl"]).toBe(String(9 * 3_600));
  });

  test("links to the notification list if it links to no page of the portal", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    await desk.notify(device, { url: "https://elsewhere.example/" });
    expect(desk.receivedBy(endpoint)[0]?.message).toMatchObject({
      path: "/pt-BR/app/notifications",
    });
  });

  test("goes to every device of its member, and to no other member's", async () => {
    const first = await desk.member();
    const second = await desk.logInAgain(first.user);
    const stranger = await desk.member();
    const [one, two, other] = [
      await desk.subscribe(first),
      await desk.subscribe(second),
      await desk.subscribe(stranger),
    ];
    await desk.notify(first);
    expect([one, two, other].map((endpoint) => desk.receivedBy(endpoint).length)).toEqual([
      1, 1, 0,
    ]);
  });

  test("is not sent once it was read, or if its kind is unknown", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    await desk.notify(device, { isRead: true });
    await desk.notify(device, { type: "made-up" });
    expect(desk.receivedBy(endpoint)).toEqual([]);
  });

  test.each(chosenKinds.filter((kind) => defaultOf(kind, "push") === true))(
    "of the kind %s goes to devices unless the member turned it off",
    async (kind) => {
      const device = await desk.member();
      const endpoint = await desk.subscribe(device);
      await desk.notify(device, { type: kind });
      expect(desk.receivedBy(endpoint)).toHaveLength(1);
      await desk.choose(device, kind, false);
      await desk.notify(device, { type: kind });
      expect(desk.receivedBy(endpoint)).toHaveLength(1);
    },
  );

  test("that is grouped behind another is not sent, unless the other is about a blocked member", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    const blocked = await desk.service.createMember();
    const head = randomUUID();
    const row = { id: head, owner: device.user.directusUserId, actor: blocked.directusUserId };
    desk.cms.rows("Notification").push({ ...row, type: "reply", title: "A mais nova", body: null });
    await desk.notify(device, { type: "reply", groupHead: head });
    expect(desk.receivedBy(endpoint)).toEqual([]);
    await desk.service.database.pool.query(
      "insert into member_blocks (user_id, blocked_user_id, created_at) values ($1, $2, now())",
      [device.user.id, blocked.id],
    );
    await desk.notify(device, { type: "reply", groupHead: head });
    expect(desk.receivedBy(endpoint)).toHaveLength(1);
  });

  test("about a like is not sent if its author is blocked", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    await desk.choose(device, "like", true);
    const [blocked, liker] = [await desk.service.createMember(), await desk.service.createMember()];
    await desk.service.database.pool.query(
      "insert into member_blocks (user_id, blocked_user_id, created_at) values ($1, $2, now())",
      [device.user.id, blocked.id],
    );
    const given = (by: User, target: string) =>
      desk.cms.rows("votes").push({
        ...{ id: randomUUID(), user_created: by.directusUserId, value: 1 },
        ...{ targetType: "comments", target, date_created: desk.service.clock.now.toISOString() },
      });
    const liked = (target: string) => ({ type: "like", targetType: "comments", target });
    const [hers, his] = [randomUUID(), randomUUID()];
    given(blocked, hers);
    given(liker, his);
    await desk.notify(device, liked(hers));
    expect(desk.receivedBy(endpoint)).toEqual([]);
    await desk.notify(device, liked(his));
    expect(desk.receivedBy(endpoint)).toHaveLength(1);
  });

  test("created at night waits until seven in Zurich", async () => {
    // In the future of the queue's own clock.
    desk.service.clock.now = new Date("2126-11-21T21:30:00.000Z");
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    const id = await desk.tell(device);
    const [waiting] = await desk.jobsOf(id);
    expect(waiting).toMatchObject({ name: "push-notice", state: "created" });
    expect(waiting?.start_after.toISOString()).toBe("2126-11-22T06:00:00.000Z");
    expect(desk.receivedBy(endpoint)).toEqual([]);
  });

  test("due on its device at night also waits until seven", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    const { devices } = await desk.find(device);
    const notificationId = randomUUID();
    desk.service.clock.now = new Date("2126-11-21T21:00:00.000Z");
    const { jobs, database } = desk.service;
    const key = `push:${notificationId}:turn`;
    await jobs.send(
      "push-to-device",
      { noticeId: notificationId, sessionId: devices[0]?.id },
      database.db,
      {
        key,
      },
    );
    const waiting = async () =>
      (await desk.jobsOf(notificationId)).filter(({ state }) => state === "created");
    await expect
      .poll(waiting)
      .toEqual([expect.objectContaining({ start_after: new Date("2126-11-22T06:00:00.000Z") })]);
    expect(desk.receivedBy(endpoint)).toEqual([]);
  });

  test("is not sent to a suspended member", async () => {
    const device = await desk.member();
    const endpoint = await desk.subscribe(device);
    await desk.service.database.pool.query(
      "update users set cms_status = 'suspended' where id = $1",
      [device.user.id],
    );
    await desk.notify(device);
    expect(desk.receivedBy(endpoint)).toEqual([]);
  });
});
