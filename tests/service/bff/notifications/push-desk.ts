import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import webPush from "web-push";
import type { PushOverview } from "../../../../contract/api/notifications-v1.ts";
import type { ChosenKind } from "../../../../contract/notifications/kinds.ts";
import { choiceArgument } from "../../../support/notification-choice.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { createCmsPrivacyDouble } from "../doubles/cms-privacy-double.ts";
import { startPushServer } from "./push-server.ts";
import { bearer, startTestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";

/** A member's session, which may have a push subscription. */
export type Device = { user: User; token: string };

const subject = "mailto:operadora@example.com";

type PushDesk = Awaited<ReturnType<typeof startPushDesk>>;

/** A service with push, the browsers' push services, and member actions on both. */
async function startPushDesk() {
  const cms = createCmsDouble();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const pushServer = await startPushServer();
  const service = await startTestService({
    cms: cms.client,
    cmsPrivacy: createCmsPrivacyDouble(),
    pushAccess: { publicKey, privateKey, subject, fetch: pushServer.fetch },
  });

  async function logInAgain(user: User): Promise<Device> {
    return { user, token: (await service.login(user.email)).accessToken };
  }
  const member = async () => logInAgain(await service.createMember());

  const post = ({ token }: Device, name: string, payload: object = {}) =>
    service.app.inject({
      method: "POST",
      url: `/api/push/v1/${name}`,
      headers: bearer(token),
      payload,
    });

  async function find({ token }: Device): Promise<PushOverview> {
    const url = "/api/push/v1/";
    return (await service.app.inject({ method: "GET", url, headers: bearer(token) })).json();
  }

  async function subscribe(device: Device): Promise<string> {
    const subscription = pushServer.subscribe();
    expect((await post(device, "subscribe", subscription)).statusCode).toBe(200);
    return subscription.endpoint;
  }

  /** Turns push notifications of a kind on or off. */
  async function choose({ token }: Device, kind: ChosenKind, isOn: boolean): Promise<void> {
    const choice = choiceArgument(kind, "push", isOn);
    const query = `mutation { setUserEmailFrequency(${choice}) { id } }`;
    const headers = bearer(token);
    const requested = { method: "POST", url: "/graphql", headers, payload: { query } } as const;
    const answer = await service.app.inject(requested);
    expect(answer.json()).not.toHaveProperty("errors");
  }

  /** Reports a new notification, as Directus does. */
  async function tell({ user }: Device, values: object = {}): Promise<string> {
    const id = randomUUID();
    const text = { title: "O suporte respondeu", body: "Texto que só o portal mostra" };
    const row = { owner: user.directusUserId, type: "support", ...text, ...values };
    cms.rows("Notification").push({ id, ...row });
    const change = { collection: "Notification", keys: [id], action: "create" };
    await service.app.inject(signedChange(service, change));
    return id;
  }

  /** Like `tell`, but resolves once the queue has no jobs left for it. */
  async function notify(device: Device, values: object = {}): Promise<void> {
    await settled(await tell(device, values));
  }

  const jobsOf = async (id: string) => {
    const found = `select name, state, start_after from jobs.job
      where singleton_key like 'push:' || $1 || '%' order by created_on`;
    return (
      await service.database.pool.query<{ name: string; state: string; start_after: Date }>(found, [
        id,
      ])
    ).rows;
  };

  async function settled(id: string): Promise<void> {
    const open = async () =>
      (await jobsOf(id)).filter(({ state }) => !["completed", "failed"].includes(state));
    await expect.poll(open, { timeout: 20_000 }).toEqual([]);
  }

  const receivedBy = (endpoint: string) =>
    pushServer.received.filter((each) => each.endpoint === endpoint);

  async function logOut({ token }: Device): Promise<void> {
    const url = "/api/users/v1/logout";
    await service.app.inject({ method: "POST", url, headers: bearer(token), payload: {} });
  }

  /** Expires only this member's sessions: moving the test's clock would end all others too. */
  async function endLogins(): Promise<void> {
    await service.database.pool.query("update sessions set expires_at = $1", [service.clock.now]);
  }

  async function countOf({ user }: Device): Promise<number> {
    const found = "select count(*)::int as count from push_subscriptions where user_id = $1";
    return (await service.database.pool.query(found, [user.id])).rows[0].count;
  }

  const close = async (): Promise<void> => {
    await service.close();
    await pushServer.close();
  };
  const members = { member, logInAgain, logOut, endLogins, choose };
  const devices = { post, find, subscribe, countOf, receivedBy };
  const notifications = { tell, notify, jobsOf, settled };
  const servers = { service, pushServer, cms, publicKey, subject, close };
  return { ...servers, ...members, ...devices, ...notifications };
}

/** One desk for the tests of a file, reset to noon of the same day before each. */
export function pushDeskOfFile(): PushDesk {
  const desk = {} as PushDesk;
  beforeAll(async () => {
    Object.assign(desk, await startPushDesk());
  });
  afterAll(() => desk.close());
  beforeEach(() => {
    desk.service.clock.now = new Date("2026-11-21T12:00:00.000Z");
  });
  return desk;
}
