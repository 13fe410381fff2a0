import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { roleIds } from "../../../contract/account/roles.ts";

/** Variable that a test run sets. @throws {Error} naming a missing one */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need a running Directus`);
  return value;
}

export type Answer = {
  status: number;
  code: string | undefined;
  message: string | undefined;
  messages: string[];
  data: unknown;
};
export type Reader = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<Answer>;

/** Calls Directus with one token; null is a visitor without one. */
export function readerWith(token: string | null): Reader {
  return async (method, path, body) => {
    const response = await fetch(new URL(path, given("TEST_CMS_URL")), {
      method,
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    const answer = (text ? JSON.parse(text) : {}) as {
      data?: unknown;
      errors?: { message: string; extensions: { code: string } }[];
    };
    const error = answer.errors?.[0];
    return {
      status: response.status,
      code: error?.extensions.code,
      message: error?.message,
      messages: (answer.errors ?? []).map(({ message }) => message),
      data: answer.data,
    };
  };
}

export const admin = readerWith(given("TEST_CMS_ADMIN_TOKEN"));
export const tiers = {
  teaser: readerWith(given("TEST_CMS_TEASER_TOKEN")),
  free: readerWith(given("TEST_CMS_FREE_TOKEN")),
  paying: readerWith(given("TEST_CMS_PAYING_TOKEN")),
  accounts: readerWith(given("TEST_CMS_ACCOUNTS_TOKEN")),
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A member's token as the service signs it; `claims` and `key` create a different or invalid one. */
export function memberToken(
  userId: string,
  claims: Record<string, unknown> = {},
  key = given("TEST_MEMBER_TOKEN_KEY"),
): string {
  const exp = Math.floor(Date.now() / 1000) + 300;
  const body = encode({ iss: "portal", aud: "directus", sub: userId, exp, ...claims });
  const head = encode({ alg: "HS256", typ: "JWT", kid: "portal" });
  const signature = createHmac("sha256", key).update(`${head}.${body}`).digest("base64url");
  return `${head}.${body}.${signature}`;
}

const made: string[] = [];

/** Creates a row as admin and records it for `removeMade`. */
export async function make<Row extends { id: string | number }>(
  path: string,
  values: Record<string, unknown>,
): Promise<Row> {
  const answer = await admin("POST", path, values);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.message}`);
  const row = answer.data as Row;
  made.push(`${path}/${row.id}`);
  return row;
}

export async function removeMade(): Promise<void> {
  for (const path of made.splice(0).toReversed()) await admin("DELETE", path);
}

export type Person = { id: string; email: string; as: Reader };

/** A person with a role: members have a portal token, editors a static one. */
export async function makePerson(role: keyof typeof roleIds, values = {}): Promise<Person> {
  const email = `${role.toLowerCase()}-${randomUUID()}@example.com`;
  const token = role === "editor" ? randomBytes(24).toString("hex") : undefined;
  const user = await make<{ id: string }>("/users", {
    email,
    first_name: "Ana",
    status: "active",
    role: roleIds[role],
    ...(token ? { token } : {}),
    ...values,
  });
  return {
    id: user.id,
    email,
    as: readerWith(token ?? memberToken(user.id, role === "editor" ? { team: true } : {})),
  };
}

export const freshSlug = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;

export const rowsOf = (answer: Answer) => (answer.data ?? []) as Record<string, unknown>[];
