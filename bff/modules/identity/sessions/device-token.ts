import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { UserRow } from "../../../db/schema.ts";

/**
 * A token that a browser stores after a login. It proves only that the owner logged in there. A new
 * password revokes all earlier ones.
 */
export type DeviceTokens = {
  issue(user: UserRow): string;
  findDevice(user: UserRow | null, token: string | null): string | null;
};

const ID_BYTES = 12;

export function createDeviceTokens(key: string): DeviceTokens {
  const macOf = (user: UserRow, id: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify(["device", user.id, user.passwordChangedAt?.getTime() ?? 0, id]))
      .digest();

  return {
    issue(user) {
      const id = randomBytes(ID_BYTES).toString("base64url");
      return `${id}.${macOf(user, id).toString("base64url")}`;
    },
    findDevice(user, token) {
      const [, id = "", mac = ""] = /^([\w-]{16})\.([\w-]{43})$/.exec(token ?? "") ?? [];
      if (!user || !id) return null;
      return timingSafeEqual(macOf(user, id), Buffer.from(mac, "base64url")) ? id : null;
    },
  };
}
