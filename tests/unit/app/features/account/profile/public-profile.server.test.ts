import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { answerProfileForm } from "~/features/account/profile/edit-profile.server";
import { saveFirstChoices } from "~/features/account/profile/own-profile.server";
import { forgetOwnViews } from "~/features/account/profile/own-view.server";
import { answerPersonalInfoForm } from "~/features/account/profile/personal-info.server";
import { requirePublicProfile } from "~/features/account/profile/public-profile.server";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import type { ProfileApi } from "~/service/profile-api.server";
import { makeView } from "../../../../../factories/profiles";

type ProfileRequest = { userDirectusId: string; asMember: boolean };

const cms = { cached: () => Promise.resolve([]) } as unknown as TierCms;
const done = { isError: false, statusCode: 204, data: null } as const;

/** A member, a service that returns the latest stored profiles, and the number of its calls. */
function openProfiles(ownId = randomUUID()) {
  const bios = new Map<string, string>();
  const received = vi.fn(async ({ userDirectusId, asMember }: ProfileRequest) => {
    const bio = bios.get(userDirectusId);
    const isOwn = userDirectusId === ownId && !asMember;
    return bio === undefined ? null : makeView({ directusUserId: userDirectusId, bio, isOwn });
  });
  const service = { told: received, failure: null as object | null };
  const query = (async (_document: unknown, variables: ProfileRequest) =>
    service.failure
      ? { data: null, failure: service.failure }
      : { data: { getProfile: await service.told(variables) }, failure: null }) as GraphqlQuery;
  const member = { directusUserId: ownId };
  const look = async (directusUserId = ownId, asMember = false) => {
    const request = new Request(`http://localhost/pt-BR/app/profile/${directusUserId}`);
    const requested = { directusUserId, asMember };
    return (await requirePublicProfile({ query, cms, member }, request, requested)).bio;
  };
  const write = (bio: string, id = ownId) => void bios.set(id, bio);
  write("antes");
  return { ownId, service, told: received, look, write };
}

const COLUMNS = [
  ...["displayName", "avatar", "city", "canton", "profession", "bio", "inSwitzerlandSince"],
  ...["spokenLanguages", "skills", "interests", "links", "visibility"],
];
const emptyRecord = {
  ...Object.fromEntries(COLUMNS.map((name) => [name, null])),
  isInDirectory: false,
  isVolunteer: false,
};

/** The member's record in Directus, initially empty. */
function openRecord(ownId: string, save: () => Promise<unknown>): OwnCms {
  const ask = ({ parse, isWrite }: { parse: (row: object) => unknown; isWrite?: boolean }) =>
    isWrite ? save() : Promise.resolve(parse(emptyRecord));
  return { userId: ownId, ask, write: save } as unknown as OwnCms;
}

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("cached own profile", () => {
  test("is loaded once for the member, and once as others see it", async () => {
    const { told: received, look } = openProfiles();
    for (let n = 0; n < 3; n++) {
      await look();
      await look(undefined, true);
    }
    expect(received.mock.calls.map(([{ asMember }]) => asMember)).toEqual([false, true]);
  });

  test("is never another member's", async () => {
    const [one, other] = [openProfiles(), openProfiles()];
    one.write("de uma");
    other.write("de outra");
    expect([await one.look(), await other.look(), await one.look()]).toEqual([
      "de uma",
      "de outra",
      "de uma",
    ]);
    // A third viewer of the first profile gets the service's answer for that viewer.
    const third = openProfiles();
    third.write("como a terceira vê", one.ownId);
    expect(await third.look(one.ownId)).toBe("como a terceira vê");
    expect(await one.look()).toBe("de uma");
  });

  test("is reloaded when its member changed elsewhere, or all may have changed", async () => {
    const { ownId, look, write, told: received } = openProfiles();
    await look();
    await look(undefined, true);
    write("depois");
    forgetOwnViews([randomUUID()]);
    expect(await look()).toBe("antes");
    forgetOwnViews([ownId]);
    expect([await look(), await look(undefined, true)]).toEqual(["depois", "depois"]);
    forgetOwnViews([]);
    await look();
    expect(received).toHaveBeenCalledTimes(5);
  });

  test("that changed during a read is reloaded for the next view", async () => {
    const { ownId, service, told: received, look, write } = openProfiles();
    let answer = () => {};
    service.told = vi.fn(async (query: ProfileRequest) => {
      const early = await received(query);
      await new Promise<void>((resolve) => (answer = resolve));
      return early;
    });
    const early = look();
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    write("depois");
    forgetOwnViews([ownId]);
    service.told = received;
    expect(await look()).toBe("depois");
    answer();
    expect(await early).toBe("antes");
    expect(await look()).toBe("depois");
  });

  test("does not cache a missing profile or a failure", async () => {
    const { service, look } = openProfiles();
    service.failure = { statusCode: 503 };
    const refusals = await Promise.all(
      [look(), look()].map((requested) => requested.catch((thrown: unknown) => thrown as Response)),
    );
    // Separate response bodies, although two requests shared the query.
    expect(refusals[0]).not.toBe(refusals[1]);
    expect(refusals.map((refusal) => refusal instanceof Response && refusal.status)).toEqual([
      503, 503,
    ]);
    service.failure = null;
    expect(await look()).toBe("antes");
  });

  const photo = new File([new Uint8Array([1])], "a.png");
  test.each<[string, (own: OwnCms, profile: ProfileApi) => Promise<unknown>]>([
    [
      "the profile",
      (own, profile) =>
        answerProfileForm({ own, profile }, formOf({ bio: "x", "visibility.bio": "members" })),
    ],
    [
      "the photo",
      (own, profile) => answerProfileForm({ own, profile }, formOf({ intent: "photo", photo })),
    ],
    [
      "no photo",
      (own, profile) => answerProfileForm({ own, profile }, formOf({ intent: "remove-photo" })),
    ],
    [
      "the names",
      (own, profile) => {
        const form = formOf({ intent: "names", firstName: "Ana", lastName: "Souza" });
        return answerPersonalInfoForm({ own, profile, ownSession: { forget: () => {} } }, form);
      },
    ],
    [
      "when the member came",
      (own, profile) => {
        const form = formOf({ intent: "switzerland", since: "2020-01" });
        return answerPersonalInfoForm({ own, profile, ownSession: { forget: () => {} } }, form);
      },
    ],
    ["the signup's last step", (own) => saveFirstChoices(own, { cantonId: 22, interests: [] })],
  ])("is reloaded after %s was sent, also if the outcome is unknown", async (_, send) => {
    for (const isLost of [false, true]) {
      const { ownId, look, write } = openProfiles();
      expect(await look()).toBe("antes");
      const save = vi.fn(async () => {
        write("depois");
        if (isLost) throw new TypeError("the connection ended");
        return done;
      });
      const own = openRecord(ownId, save);
      const profile = { changeNames: save, changeAvatar: save, removeAvatar: save };
      await send(own, profile as unknown as ProfileApi).catch((error: unknown) => error);
      expect(save).toHaveBeenCalledTimes(1);
      expect(await look()).toBe("depois");
    }
  });
});

test("cached own profile: another member's profile is loaded each time", async () => {
  const { told: received, look, write } = openProfiles();
  const other = randomUUID();
  write("aberto", other);
  expect(await look(other)).toBe("aberto");
  write("só para conexões", other);
  expect(await look(other)).toBe("só para conexões");
  expect(received).toHaveBeenCalledTimes(2);
});
