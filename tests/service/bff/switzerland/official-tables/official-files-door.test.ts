import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roleIds } from "../../../../../contract/account/roles.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { ratesFile } from "./official-files.ts";

let service: TestService;
let editor: string;
let member: string;

const tokenOf = async (roleId: string) => {
  const { email } = await service.createMember({ roleId });
  return (await service.login(email)).accessToken;
};
beforeAll(async () => {
  service = await startTestService();
  editor = await tokenOf(roleIds.editor);
  member = await tokenOf(roleIds.payingUser);
});
afterAll(() => service.close());

const ROOM = "/api/official-files/v1/runs";
const send = (token: string, file: string | Buffer, isTrial: "yes" | "no", year = 2027) =>
  service.app.inject({
    method: "POST",
    url: `${ROOM}?${new URLSearchParams({ kind: "exchange_rates", year: String(year), fileName: "hist.csv", isTrial })}`,
    headers: { ...bearer(token), "content-type": "application/octet-stream" },
    payload: Buffer.from(file),
  });
type Run = {
  id: number;
  state: string;
  isInForce: boolean;
  isOwn: boolean;
  rolledBackAt: string | null;
};
const runs = async (token = editor): Promise<Run[]> =>
  (await service.app.inject({ method: "GET", url: ROOM, headers: bearer(token) })).json().runs;
const takeBack = (token: string, id: number) =>
  service.app.inject({
    method: "POST",
    url: `${ROOM}/${id}/taken-back`,
    headers: bearer(token),
    payload: {},
  });

const file = ratesFile({ "2027-01-04": ["1.1", "6.2", "0.95"] });
const kept = async () =>
  (await service.database.pool.query("select count(*)::int as n from imported_rates")).rows[0].n;

test("official file upload: an editor tries, imports and reverts a file, and the log records everything", async () => {
  const tried = await send(editor, file, "yes");
  expect(tried.json()).toMatchObject({ state: "tried", difference: { added: 3, removed: 0 } });
  expect(await kept()).toBe(0);

  expect((await send(editor, file, "no")).json()).toMatchObject({ state: "imported", rowCount: 3 });
  expect((await send(editor, file, "no")).json()).toMatchObject({ state: "unchanged" });
  expect(await kept()).toBe(3);
  const [run] = await runs();
  expect(run).toMatchObject({ state: "imported", isInForce: true, isOwn: true });

  expect((await takeBack(editor, run?.id ?? 0)).json()).toEqual({ rowCount: 3 });
  expect(await kept()).toBe(0);
  expect((await takeBack(editor, run?.id ?? 0)).statusCode).toBe(404);
  const [after, before] = await runs();
  expect(after).toMatchObject({ isInForce: false, rolledBackAt: expect.any(String) });
  expect(before).toMatchObject({ state: "tried", isInForce: false });
});

test("official file upload: an invalid file returns its lines and imports nothing", async () => {
  const before = await kept();
  const answer = await send(editor, file.replace("6.2", "abc"), "no");
  expect(answer.json()).toMatchObject({
    state: "refused",
    problems: [{ line: 2, code: "row.format" }],
  });
  expect(await kept()).toBe(before);
});

test("official file log: an administrator of Directus reads it; a user with an unknown role does not", async () => {
  const [adminRole, other] = [randomUUID(), randomUUID()];
  service.directus.adminRoleIds.push(adminRole);
  const idsOf = (log: Run[]) => log.map(({ id }) => id);
  expect(idsOf(await runs(await tokenOf(adminRole)))).toEqual(idsOf(await runs()));
  const headers = bearer(await tokenOf(other));
  expect((await service.app.inject({ method: "GET", url: ROOM, headers })).statusCode).toBe(403);
});

test("official file upload: members and guests can't read the log, upload or revert", async () => {
  const before = await runs();
  const guest = { method: "GET", url: ROOM } as const;
  expect((await service.app.inject(guest)).statusCode).toBe(401);
  const read = await service.app.inject({ ...guest, headers: bearer(member) });
  expect(read.statusCode).toBe(403);
  expect((await send(member, file, "no")).statusCode).toBe(403);
  expect((await takeBack(member, before[0]?.id ?? 1)).statusCode).toBe(403);
  expect(await runs()).toEqual(before);
});

test("official file upload: in production an editor's password alone gives no access", async () => {
  const strict = await startTestService({ isStaffTfaRequired: true });
  const { email } = await strict.createMember({ roleId: roleIds.editor });
  const { accessToken } = await strict.login(email);
  const headers = bearer(accessToken);
  expect((await strict.app.inject({ method: "GET", url: ROOM, headers })).statusCode).toBe(403);
  await strict.close();
});

test("official file upload: refuses a file that is too large, or no file, before it is read", async () => {
  const large = Buffer.alloc(33 * 1024 * 1024, "a");
  expect((await send(editor, large, "yes")).statusCode).toBe(413);
  const json = await service.app.inject({
    method: "POST",
    url: `${ROOM}?kind=exchange_rates&year=2027&fileName=a&isTrial=yes`,
    headers: bearer(editor),
    payload: { a: 1 },
  });
  expect(json.statusCode).toBe(415);
  expect((await send(editor, file, "yes", 1999)).statusCode).toBe(400);
});
