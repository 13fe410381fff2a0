import { createCmsNotifications } from "../../../cms/cms-notifications.ts";
import type { Database } from "../../../db/database.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { createSanctions } from "../moderation/sanctions.service.ts";
import { createBlockedNotifications } from "./blocked-notifications.ts";
import { createConnectionNotifications } from "./connection-notifications.ts";
import type { FindName } from "./connection-notifications.ts";
import { createConnections } from "./connections.service.ts";
import type { Connections } from "./connections.service.ts";
import { createRequireRequest } from "./connection-limits.ts";

export type ConnectionsSliceDeps = {
  memberRoles: MemberRoles;
  findName: FindName;
  onConnected: (within: Database, userId: string, otherUserId: string) => Promise<void>;
};

export function connectionsSlice(
  base: SliceBase,
  { memberRoles, findName, onConnected }: ConnectionsSliceDeps,
): Slice & { graphql: { connections: Connections } } {
  const { jobs, now, limit } = base;
  const { db } = base.database;
  const notifications = createConnectionNotifications({ db, jobs, notify: base.notify, findName });
  const requireRequest = createRequireRequest(limit, memberRoles);
  const blocked = createBlockedNotifications({
    db,
    jobs,
    cmsNotifications: createCmsNotifications(base.cms),
  });
  const connections = createConnections({
    db,
    memberRoles,
    measures: createSanctions(db, now),
    requireRequest,
    notify: notifications.notify,
    onConnected,
    now,
  });
  return {
    jobKinds: [...notifications.jobKinds, blocked.jobKind],
    cmsChanged: blocked.cmsChanged,
    graphql: { connections },
  };
}
