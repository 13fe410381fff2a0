import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CmsUnavailableError, type CmsClient } from "../../../../bff/cms/client.ts";
import { createSealer } from "../../../../bff/db/seal.ts";
import { createUnsubscribeTokens } from "../../../../bff/modules/notifications/email-frequency/unsubscribe-token.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { choiceArgument } from "../../../support/notification-choice.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { runJob } from "../run-job.ts";
import { bearer, startTestService, type TestService } from "../service.ts";

const cms = createCmsDouble();
let isCmsUnavailable = false;
/** Directus with an outage that tests turn on. */
const client: CmsClient = {
  ...cms.client,
  ask: (command) =>
    isCmsUnavailable ? Promise.reject(new CmsUnavailableError("away")) : cms.client.ask(command),
};
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: client });
});
afterAll(() => service.close());

type Answer = { data: { settings: Record<string, unknown> } | null; errors?: unknown[] };

async function member(roleId?: string) {
  const user = await service.createMember(roleId ? { roleId } : {});
  cms.rows("users").push({ id: user.directusUserId, quietKinds: null });
  const { accessToken } = await service.login(user.email);
  const ask = async (query: string): Promise<Answer> =>
    (
      await service.app.inject({
        ...{ method: "POST", url: "/graphql", headers: bearer(accessToken) },
        payload: { query },
      })
    ).json();
  const fields = "newsFrequency notificationChoices { kind channel isOn } canMuteInPortal";
  return {
    user,
    read: async () =>
      (await ask(`{ settings: getUserEmailFrequency { ${fields} } }`)).data?.settings,
    set: (values: string) =>
      ask(`mutation { settings: setUserEmailFrequency(${values}) { ${fields} } }`),
  };
}

const recordOf = ({ directusUserId }: User) =>
  cms.rows("users").find(({ id }) => id === directusUserId);
const storedOf = async ({ id }: User) =>
  (
    await service.database.pool.query(
      "select notification_choices as choices from email_frequencies where user_id = $1",
      [id],
    )
  ).rows[0]?.choices as unknown;
const copiesOf = async ({ id }: User) =>
  (await service.database.pool.query("select 1 from jobs.job where singleton_key = $1", [id]))
    .rowCount;

describe("notification choices", () => {
  test("change one by one, and only what differs from the defaults is stored", async () => {
    const { user, read, set } = await member();
    expect(await read()).toMatchObject({ notificationChoices: [], canMuteInPortal: true });
    await set(choiceArgument("reply", "mail", false));
    await set(choiceArgument("like", "push", true));
    await set(choiceArgument("mention", "push", true));
    expect((await read())?.["notificationChoices"]).toEqual([
      { kind: "reply", channel: "mail", isOn: false },
      { kind: "like", channel: "push", isOn: true },
    ]);
    expect(await storedOf(user)).toEqual({ reply: { mail: false }, like: { push: true } });
    await set(choiceArgument("reply", "mail", true));
    expect(await storedOf(user)).toEqual({ like: { push: true } });
  });

  test("are saved together with the frequencies, or not at all", async () => {
    const { user, read, set } = await member();
    const unknown = `notificationChoices: [{ kind: "reply", channel: mail, isOn: false },
      { kind: "made-up", channel: mail, isOn: false }]`;
    expect((await set(`newsFrequency: daily, ${unknown}`)).errors).toHaveLength(1);
    const notOffered = choiceArgument("like", "mail", true);
    expect((await set(`newsFrequency: daily, ${notOffered}`)).errors).toHaveLength(1);
    expect(await read()).toMatchObject({ newsFrequency: "weekly", notificationChoices: [] });
    await set(`newsFrequency: daily, ${choiceArgument("reply", "mail", false)}`);
    expect(await read()).toMatchObject({ newsFrequency: "daily" });
    expect(await storedOf(user)).toEqual({ reply: { mail: false } });
  });

  test("for the portal are copied to Directus, also after an outage", async () => {
    const { user, set } = await member();
    await set(choiceArgument("like", "portal", false));
    await expect.poll(() => recordOf(user)?.["quietKinds"]).toEqual(["like"]);
    isCmsUnavailable = true;
    try {
      expect((await set(choiceArgument("rate", "portal", false))).errors).toBeUndefined();
    } finally {
      isCmsUnavailable = false;
    }
    await service.database.pool.query(
      "update jobs.job set start_after = now() where singleton_key = $1",
      [user.id],
    );
    await expect.poll(() => recordOf(user)?.["quietKinds"]).toEqual(["like", "rate"]);
  });

  test("for mail and devices are not copied to Directus, and an unsubscribe link needs no Directus", async () => {
    const { user, read, set } = await member();
    await set(choiceArgument("like", "push", true));
    await set(choiceArgument("content", "portal", true));
    const tokens = createUnsubscribeTokens(createSealer(service.keys.data));
    isCmsUnavailable = true;
    try {
      const stopped = await service.app.inject({
        ...{ method: "POST", url: "/api/email-frequency/v1/unsubscribe" },
        payload: { token: tokens.issue({ userId: user.id, lists: ["replies", "ideas"] }) },
      });
      expect(stopped.statusCode).toBe(200);
    } finally {
      isCmsUnavailable = false;
    }
    expect((await read())?.["notificationChoices"]).toEqual([
      { kind: "reply", channel: "mail", isOn: false },
      { kind: "like", channel: "push", isOn: true },
      { kind: "content", channel: "portal", isOn: true },
      { kind: "idea", channel: "mail", isOn: false },
    ]);
    expect(await copiesOf(user)).toBe(0);
  });

  test("do not let staff mute kinds in the portal, as their records in Directus are closed", async () => {
    const { read } = await member(roleIds.editor);
    expect(await read()).toMatchObject({ canMuteInPortal: false });
  });
});

describe("choices that only Directus has", () => {
  const ask = "update email_frequencies set has_old_portal_choices = true where user_id = $1";

  test("are taken over before they are shown or changed", async () => {
    const [shown, changed] = [await member(), await member()];
    for (const { user, read } of [shown, changed]) {
      await read();
      await service.database.pool.query(ask, [user.id]);
      Object.assign(recordOf(user) ?? {}, { quietKinds: ["like", "made-up"] });
    }
    isCmsUnavailable = true;
    try {
      expect(await shown.read()).toBeUndefined();
      expect((await changed.set(choiceArgument("rate", "portal", false))).errors).toHaveLength(1);
      expect((await changed.set("isPaused: true")).errors).toBeUndefined();
    } finally {
      isCmsUnavailable = false;
    }
    const like = { kind: "like", channel: "portal", isOn: false };
    expect((await shown.read())?.["notificationChoices"]).toEqual([like]);
    await changed.set(choiceArgument("rate", "portal", false));
    await expect.poll(() => recordOf(changed.user)?.["quietKinds"]).toEqual(["like", "rate"]);
  });

  test("are taken over for all members once the service is ready", async () => {
    const { user, read } = await member();
    await read();
    await service.database.pool.query(ask, [user.id]);
    Object.assign(recordOf(user) ?? {}, { quietKinds: ["plan"] });
    await runJob(service, "take-over-portal-choices");
    expect(await storedOf(user)).toEqual({ plan: { portal: false } });
    expect(await copiesOf(user)).toBe(0);
  });
});
