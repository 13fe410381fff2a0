import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isBetweenBlocked } from "../../../../bff/modules/connections/blocked-notices.ts";
import { chatter, type Chatter } from "../chat/members.ts";
import { createCmsDouble } from "../cms-double.ts";
import { createCmsPrivacyDouble } from "../cms-privacy-double.ts";
import { startTestService, type TestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";
import { act } from "./members.ts";

const cms = createCmsDouble();
let service: TestService;

beforeAll(async () => {
  service = await startTestService({ cms: cms.client, cmsPrivacy: createCmsPrivacyDouble() });
});
afterAll(() => service.close());

/** Directus wrote a notice to a member, about another one. */
async function tell(owner: Chatter, actor: Chatter | null): Promise<string> {
  const id = randomUUID();
  const text = { type: "comment", title: "Bia respondeu no seu tópico", body: "Título" };
  const people = { owner: owner.directusUserId, actor: actor?.directusUserId ?? null };
  cms.rows("Notification").push({ id, ...text, ...people });
  const change = { collection: "Notification", keys: [id], action: "create" };
  await service.app.inject(signedChange(service, change));
  return id;
}

const isThere = (id: string) => cms.rows("Notification").some((row) => row.id === id);

test("of somebody one blocked, or who blocked one, no notice stays; of all others it does", async () => {
  const [ana, bia, caio] = [await chatter(service), await chatter(service), await chatter(service)];
  await act(service, ana, "block", bia);
  const kept = [await tell(ana, caio), await tell(caio, bia), await tell(ana, null)];
  const gone = [await tell(ana, bia), await tell(bia, ana)];
  await expect.poll(() => gone.filter(isThere), { timeout: 20_000 }).toEqual([]);
  const open = async () =>
    (
      await service.database.pool.query(
        "select 1 from jobs.job where singleton_key like 'blocked:%' and state <> 'completed'",
      )
    ).rowCount;
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  expect(kept.filter(isThere)).toEqual(kept);
  await act(service, ana, "unblock", bia);
  const { db } = service.database;
  expect(await isBetweenBlocked(db, ana.directusUserId, bia.directusUserId)).toBe(false);
});
