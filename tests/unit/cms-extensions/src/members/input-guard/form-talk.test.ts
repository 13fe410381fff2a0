import { expect, test, vi } from "vitest";
import { createFormTalk } from "../../../../../../cms-extensions/src/members/input-guard/form-talk.ts";

const ADMIN = "https://admin.example.com";
const editor = { user: "ana", role: "r", roles: ["r"], admin: false, app: true, ip: null };

async function judge(
  message: { type?: unknown },
  accountability: object | null,
  isOfTheTeam = true,
): Promise<{ isTaken: boolean; isHungUp: boolean }> {
  const close = vi.fn();
  const talk = createFormTalk({ adminOrigin: ADMIN, isOfTheTeam: async () => isOfTheTeam });
  const client = { accountability: accountability as typeof editor | null, close };
  const isTaken = await talk(message, client).then(
    () => true,
    () => false,
  );
  return { isTaken, isHungUp: close.mock.calls.length > 0 };
}

test.each(["collab", "ping", "pong"])(
  "WebSocket messages: of type %s are accepted from the team",
  async (type) => {
    const said = { isTaken: true, isHungUp: false };
    expect(await judge({ type }, { ...editor, origin: ADMIN })).toEqual(said);
    expect(await judge({ type }, editor)).toEqual(said);
    expect(await judge({ type }, { ...editor, app: false, admin: true })).toEqual(said);
  },
);

test.each(["items", "subscribe", "unsubscribe", "logs", undefined, ["collab", "items"]])(
  "WebSocket messages: of another type are rejected: %j",
  async (type) => {
    expect(await judge({ type }, editor)).toEqual({ isTaken: false, isHungUp: false });
  },
);

test.each([
  ["nobody, as after a session that failed", null, true],
  ["who has no session of the admin", { ...editor, app: false }, true],
  ["who has no name", { ...editor, user: null }, true],
  ["a script of another address", { ...editor, origin: "https://evil.example" }, true],
  ["who is not of the team any more", editor, false],
])("WebSocket messages: close the connection of %s", async (_, accountability, isOfTheTeam) => {
  const said = { isTaken: false, isHungUp: true };
  expect(await judge({ type: "collab" }, accountability, isOfTheTeam)).toEqual(said);
});
