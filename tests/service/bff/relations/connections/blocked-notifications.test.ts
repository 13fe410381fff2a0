import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isBetweenBlocked } from "../../../../../bff/modules/relations/connections/blocked-notifications.ts";
import { chatter, type Chatter } from "../../community/chat/members.ts";
import { createCmsDouble } from "../../doubles/cms-double.ts";
import { createCmsPrivacyDouble } from "../../doubles/cms-privacy-double.ts";
import { startTestService, type TestService } from "../../service.ts";
import { signedChange } from "../../signed-change.ts";
import { act } from "./members.ts";

const cms = createCmsDouble();
let service: TestService;

beforeAll(async () => {
  service = await startTestService({ cms: cms.client, cmsPrivacy: createCmsPrivacyDouble() });
});
afterAll(() => service.close());

/** Creates a member's notification about another member, as Directus does. */
async function tell(owner: Chatter, actor: Chatter | null): Promise<string> {
  const id = randomUUID();
  const text = { type: "comment", title: "Bia respondeu no seu tópico", body: "Título" };
  const people = { owner: owner.directusUserId, actor: actor?.directusUserId ?? null };
  cms.rows("Notification").push({ id, ...text, ...people });
  const change = { collection: "Notification", keys: [id], action: "create" };
  await service.app.inject(signedChange(service, change));
  return id;
}

/** Creates a notification of a like on the target, as Directus does. */
async function tellOfLike(owner: Chatter, target: string): Promise<string> {
  const id = randomUUID();
  cms.rows("Notification").push({
    ...{ id, type: "like", title: "Alguém gostou do que você escreveu", body: "Título" },
    ...{ owner: owner.directusUserId, targetType: "comments", target },
    date_created: new Date().toISOString(),
  });
  const change = { collection: "Notification", keys: [id], action: "create" };
  await service.app.inject(signedChange(service, change));
  return id;
}

function like(liker: Chatter, target: string, { value = 1, agoMs = 0 } = {}): void {
  cms.rows("votes").push({
    ...{ id: randomUUID(), user_created: liker.directusUserId, value },
    ...{ targetType: "comments", target },
    date_created: new Date(Date.now() - agoMs).toISOString(),
  });
}

const isThere = (id: string) => cms.rows("Notification").some((row) => row.id === id);

async function untilJudged(): Promise<void> {
  const waiting =
    "select 1 from jobs.job where singleton_key like 'blocked:%' and state <> 'completed'";
  const open = async () => (await service.database.pool.query(waiting)).rowCount;
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
}

test("block: deletes the notifications about the other member in both directions, and no others", async () => {
  const [ana, bia, caio] = [await chatter(service), await chatter(service), await chatter(service)];
  await act(service, ana, "block", bia);
  const stored = [await tell(ana, caio), await tell(caio, bia), await tell(ana, null)];
  const gone = [await tell(ana, bia), await tell(bia, ana)];
  await expect.poll(() => gone.filter(isThere), { timeout: 20_000 }).toEqual([]);
  await untilJudged();
  expect(stored.filter(isThere)).toEqual(stored);
  await act(service, ana, "unblock", bia);
  const { db } = service.database;
  expect(await isBetweenBlocked(db, ana.directusUserId, bia.directusUserId)).toBe(false);
});

test("block: the other member's like is not announced; likes of others are, even beside it", async () => {
  const [ana, bia, caio] = [await chatter(service), await chatter(service), await chatter(service)];
  await act(service, ana, "block", bia);
  await act(service, bia, "block", ana);
  const [hers, both, older, his] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const takenBack = randomUUID();
  like(bia, hers);
  // Neither a downvote nor a like of another day matches the notification.
  like(caio, hers, { value: -1 });
  like(caio, older, { agoMs: 86_400_000 });
  like(bia, older);
  like(bia, both);
  like(caio, both);
  like(caio, his);
  const gone = [
    await tellOfLike(ana, hers),
    await tellOfLike(ana, older),
    await tellOfLike(ana, takenBack),
  ];
  const stored = [await tellOfLike(ana, both), await tellOfLike(ana, his)];
  await expect.poll(() => gone.filter(isThere), { timeout: 20_000 }).toEqual([]);
  await untilJudged();
  expect(stored.filter(isThere)).toEqual(stored);
});
