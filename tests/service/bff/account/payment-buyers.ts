import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { bearer } from "../service.ts";
import type { TestService } from "../service.ts";

export type Buyer = User & {
  call(method: "GET" | "POST", path: string, payload?: object, key?: string): Promise<Answered>;
};
type Answered = { statusCode: number; json(): Record<string, never>; headers: object };

export const pay = (path: string) => `/api/payments/v1/${path}`;
export const order = { plan: "month", currency: "chf" };

/** Creates members who buy, once the service has started, and reads their access. */
export function createBuyers(running: () => TestService) {
  const createBuyer = async (): Promise<Buyer> => signIn(await running().createMember());

  async function signIn(user: User): Promise<Buyer> {
    const { accessToken } = await running().login(user.email);
    return {
      ...user,
      call: (method, path, payload, key) =>
        running().app.inject({
          method,
          url: pay(path),
          headers: { ...bearer(accessToken), ...(key && { "idempotency-key": key }) },
          ...(payload && { payload }),
        }) as unknown as Promise<Answered>,
    };
  }

  async function startCheckout(buyer: Buyer, wish: object = order): Promise<string> {
    const answer = await buyer.call("POST", "checkout", wish, randomUUID());
    expect(answer.statusCode, JSON.stringify(answer.json())).toBe(200);
    return answer.json()["url"] as unknown as string;
  }

  async function customerOf({ id }: User): Promise<string> {
    const { rows } = await running().database.pool.query<{ payment_customer_id: string }>(
      "select payment_customer_id from users where id = $1",
      [id],
    );
    return rows[0]?.payment_customer_id ?? "";
  }

  const entitlementsOf = ({ directusUserId }: User) =>
    running().directus.entitlements.filter(({ user }) => user === directusUserId);

  async function expectStanding({ directusUserId }: User, expected: object): Promise<void> {
    const standing = () =>
      running().directus.entitlements.find(({ user }) => user === directusUserId) ?? null;
    await expect.poll(standing, { interval: 50, timeout: 20_000 }).toMatchObject(expected);
  }

  return { createBuyer, signIn, startCheckout, customerOf, entitlementsOf, expectStanding };
}
