import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { CmsUser, MembershipService } from "../membership/membership.service.ts";
import { deviceOf, networkOf } from "./client-names.ts";
import type { Client } from "../../../http/client.ts";
import type { DeviceTokens } from "./device-token.ts";
import { listOpenSessions } from "./sessions.repository.ts";
import type { LoginGrant, SessionsService } from "./sessions.service.ts";

export type FinishLogin = {
  /** Call it only after the identity is proved. @throws {ServiceError} `auth.suspended` */
  requireEntitled(user: UserRow): Promise<CmsUser>;
  open(user: UserRow, cmsUser: CmsUser, client: Client, proof: LoginProof): Promise<LoginGrant>;
};

export type LoginProof = {
  deviceToken: string | null;
  isTwoFactor: boolean;
};

export type FinishLoginDeps = {
  db: Database;
  membership: MembershipService;
  sessions: SessionsService;
  devices: DeviceTokens;
  mailer: Mailer;
  audit: RecordAudit;
  now: () => Date;
};

export function createFinishLogin(deps: FinishLoginDeps): FinishLogin {
  const { db, membership, sessions, devices, mailer, audit, now } = deps;

  async function isKnownNetwork(user: UserRow, client: Client): Promise<boolean> {
    const open = await listOpenSessions(db, user.id, now());
    return open.some(({ network }) => network === networkOf(client.addressKey));
  }

  async function notifyOfNewDevice(user: UserRow, client: Client, isKnown: boolean): Promise<void> {
    await mailer.queue(db, {
      template: "new_device",
      to: user.email,
      userId: user.id,
      values: {
        loggedInAt: now().toISOString(),
        device: deviceOf(client.userAgent),
        isKnownNetwork: isKnown,
      },
      dedupeKey: `new_device:${user.id}:${client.requestId}`,
    });
  }

  return {
    async requireEntitled(user) {
      const status = user.isActive ? await membership.statusOf(user) : null;
      if (!status?.entitled) throw new ServiceError("auth.suspended");
      return status.cmsUser;
    },

    async open(user, cmsUser, client, { deviceToken, isTwoFactor }) {
      // A member not seen since the signup has no other device to compare with.
      const isNew = user.lastSeenAt !== null && !devices.findDevice(user, deviceToken);
      const isKnown = isNew && (await isKnownNetwork(user, client));
      const grant = await sessions.open(user, cmsUser, client, isTwoFactor);
      if (isNew) await notifyOfNewDevice(user, client, isKnown);
      await audit({
        event: "login.succeeded",
        userId: user.id,
        address: client.addressKey,
        requestId: client.requestId,
      });
      return grant;
    },
  };
}
