import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newConnectionsADay } from "../../../../../contract/community/members.ts";
import { roleIds } from "../../../../../contract/account/roles.ts";
import { ask, chatsOf, chatter, codeOf, send, sent } from "../../community/chat/members.ts";
import type { Chatter } from "../../community/chat/members.ts";
import { listed } from "../../community/directory/listed.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { act, connect, listOf } from "./members.ts";
import type { Act } from "./members.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const two = async (): Promise<[Chatter, Chatter]> => [
  await chatter(service),
  await chatter(service),
];
const DAY_MS = 86_400_000;

/** Lists in which each of the two finds the other: connected, received, requested. */
async function standing(ana: Chatter, bia: Chatter): Promise<string[]> {
  const found: string[] = [];
  for (const [name, who] of [
    ["ana", ana],
    ["bia", bia],
  ] as const) {
    for (const list of ["connected", "received", "requested"] as const) {
      if ((await listOf(service, who, list)).length > 0) found.push(`${name} ${list}`);
    }
  }
  return found;
}

describe("connection state after actions of two members", () => {
  test.each<[string, readonly ["ana" | "bia", Act][], string[]]>([
    ["a request", [["ana", "request"]], ["ana requested", "bia received"]],
    [
      "a request made twice",
      [
        ["ana", "request"],
        ["ana", "request"],
      ],
      ["ana requested", "bia received"],
    ],
    [
      "an acceptance",
      [
        ["ana", "request"],
        ["bia", "accept"],
        ["bia", "accept"],
      ],
      ["ana connected", "bia connected"],
    ],
    [
      "requests of both",
      [
        ["ana", "request"],
        ["bia", "request"],
      ],
      ["ana connected", "bia connected"],
    ],
    [
      "a decline, of which who asked is not told",
      [
        ["ana", "request"],
        ["bia", "decline"],
      ],
      ["ana requested"],
    ],
    [
      "a request withdrawn after a decline and made again, which asks nobody",
      [
        ["ana", "request"],
        ["bia", "decline"],
        ["ana", "withdraw"],
        ["ana", "request"],
      ],
      ["ana requested"],
    ],
    [
      "a block and a request after a decline, which ask nobody",
      [
        ["ana", "request"],
        ["bia", "decline"],
        ["ana", "block"],
        ["ana", "unblock"],
        ["ana", "request"],
      ],
      ["ana requested"],
    ],
    [
      "who declined asks",
      [
        ["ana", "request"],
        ["bia", "decline"],
        ["bia", "request"],
      ],
      ["ana connected", "bia connected"],
    ],
    [
      "a request withdrawn",
      [
        ["ana", "request"],
        ["ana", "withdraw"],
      ],
      [],
    ],
    [
      "a connection ended by the one who asked",
      [
        ["ana", "request"],
        ["bia", "accept"],
        ["ana", "remove"],
      ],
      [],
    ],
    [
      "a connection ended by the one who accepted",
      [
        ["ana", "request"],
        ["bia", "accept"],
        ["bia", "remove"],
      ],
      [],
    ],
    [
      "a block of a connection, taken back",
      [
        ["ana", "request"],
        ["bia", "accept"],
        ["bia", "block"],
        ["bia", "unblock"],
      ],
      [],
    ],
    [
      "a block of who asked",
      [
        ["ana", "request"],
        ["bia", "block"],
      ],
      [],
    ],
    [
      "what is not one's own to answer",
      [
        ["ana", "request"],
        ["ana", "decline"],
        ["ana", "remove"],
        ["bia", "withdraw"],
        ["bia", "remove"],
      ],
      ["ana requested", "bia received"],
    ],
  ])("%s", async (_name, acts, expected) => {
    const [ana, bia] = await two();
    for (const [who, what] of acts) {
      const [one, other] = who === "ana" ? [ana, bia] : [bia, ana];
      expect(await act(service, one, what, other)).toBeNull();
    }
    expect(await standing(ana, bia)).toEqual(expected);
  });

  test("is connected after simultaneous requests", async () => {
    const [ana, bia] = await two();
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2 ? act(service, ana, "request", bia) : act(service, bia, "request", ana),
      ),
    );
    expect(await standing(ana, bia)).toEqual(["ana connected", "bia connected"]);
  });

  test("allows another request thirty days after a refusal", async () => {
    const [ana, bia] = await two();
    await act(service, ana, "request", bia);
    await act(service, bia, "decline", ana);
    await act(service, ana, "withdraw", bia);
    service.clock.advance(30 * DAY_MS);
    const { accessToken } = await service.login(ana.email);
    const again = { ...ana, accessToken };
    await act(service, again, "request", bia);
    const later = { ...bia, accessToken: (await service.login(bia.email)).accessToken };
    expect(await standing(again, later)).toEqual(["ana requested", "bia received"]);
  });
});

describe("connection request is refused", () => {
  test("to oneself, to an unknown member, and as an acceptance without a request", async () => {
    const [ana, bia] = await two();
    expect(await act(service, ana, "request", ana)).toBe("validation_failed");
    expect(await act(service, ana, "request", { directusUserId: "x" })).toBe("validation_failed");
    const nobody = { directusUserId: "99999999-0000-4000-8000-000000000000" };
    expect(await act(service, ana, "request", nobody)).toBe("not_found");
    expect(await act(service, ana, "accept", bia)).toBe("not_found");
    await act(service, ana, "request", bia);
    expect(await act(service, ana, "accept", bia)).toBe("not_found");
    await act(service, bia, "decline", ana);
    expect(await act(service, bia, "accept", ana)).toBe("not_found");
  });

  test("between blocked members, with the same answer as for a member who left", async () => {
    const [ana, bia] = await two();
    await act(service, bia, "block", ana);
    expect(await act(service, ana, "request", bia)).toBe("connection.closed");
    expect(await act(service, bia, "request", ana)).toBe("connection.blocked");
    const gone = await chatter(service);
    await service.database.pool.query("update users set is_active = false where id = $1", [
      gone.id,
    ]);
    expect(await act(service, ana, "request", gone)).toBe("connection.closed");
    const editor = await chatter(service, { roleId: roleIds.editor });
    expect(await act(service, ana, "request", editor)).toBe("connection.closed");
    expect(await act(service, editor, "request", ana)).toBe("forbidden");
  });

  test.each(["free", "paying"] as const)("over the daily limit: %s", async (plan) => {
    const ana = await chatter(service, plan === "free" ? { roleId: roleIds.member } : {});
    const others = await Promise.all(
      Array.from({ length: newConnectionsADay[plan] + 1 }, () => service.createMember()),
    );
    const answers = [];
    for (const other of others) answers.push(await act(service, ana, "request", other));
    expect(answers.filter(Boolean)).toEqual(["connection.limit"]);
    expect(answers.at(-1)).toBe("connection.limit");
    // Accepting and repeating a request do not count towards the limit.
    const bia = await chatter(service);
    await act(service, bia, "request", ana);
    expect(await act(service, ana, "request", bia)).toBeNull();
  });

  test("to suspended members, who are also missing from all lists", async () => {
    const [ana, bia] = await two();
    await connect(service, ana, bia);
    await service.database.pool.query("update users set cms_status = 'suspended' where id = $1", [
      ana.id,
    ]);
    expect(await listOf(service, bia, "connected")).toEqual([]);
    const caio = await chatter(service);
    expect(await act(service, caio, "request", ana)).toBe("connection.closed");
    Object.assign(service.directus.users.get(bia.directusUserId) ?? {}, { status: "suspended" });
    service.clock.advance(DAY_MS / 24);
    const answer = await service.app.inject({
      method: "POST",
      url: "/graphql",
      headers: bearer(bia.accessToken),
      payload: { query: '{ getConnections(list: "connected") { totalCount } }' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe("connection", () => {
  test("needs no message request, and turns an open one into a chat", async () => {
    const [ana, bia] = await two();
    await sent(service, ana, bia, "Oi");
    expect(await chatsOf(service, bia)).toMatchObject([{ isRequest: true }]);
    expect(codeOf(await send(service, ana, bia, "https://www.ch.ch"))).toBe("chat.request_link");
    await connect(service, ana, bia);
    expect(await chatsOf(service, bia)).toMatchObject([{ isRequest: false, isAccepted: true }]);
    await sent(service, ana, bia, "https://www.ch.ch");
    const caio = await chatter(service);
    await connect(service, ana, caio);
    await sent(service, caio, ana, "https://www.ch.ch");
    expect(await chatsOf(service, caio)).toMatchObject([{ isAccepted: true }]);
  });

  test("is not created by answering a message", async () => {
    const [ana, bia] = await two();
    await sent(service, ana, bia, "Oi");
    await sent(service, bia, ana, "Oi");
    expect(await standing(ana, bia)).toEqual([]);
  });

  test("is deleted with either account", async () => {
    const [ana, bia] = await two();
    await connect(service, ana, bia);
    const countRows = async () => {
      const { rows } = await service.database.pool.query(
        "select user_id from member_connections where user_id = any($1)",
        [[ana.id, bia.id]],
      );
      return rows.length;
    };
    expect(await countRows()).toBe(2);
    await service.database.pool.query("delete from users where id = $1", [ana.id]);
    expect(await countRows()).toBe(0);
  });
});

test("block: the blocking member sees it on the other's texts, the blocked member does not", async () => {
  const [ana, bia] = [await listed(service), await listed(service)];
  await act(service, ana, "block", bia);
  const query = "query ($ids: [ID!]!) { getAuthors(usersDirectusIds: $ids) { isBlocked } }";
  const seen = async (who: Chatter, other: Chatter) => {
    const answer = await ask(service, who, query, { ids: [other.directusUserId] });
    expect(answer.errors).toBeUndefined();
    return answer.data?.["getAuthors"];
  };
  expect(await seen(ana, bia)).toEqual([{ isBlocked: true }]);
  expect(await seen(bia, ana)).toEqual([{ isBlocked: false }]);
});
