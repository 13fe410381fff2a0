import { createCmsNotices } from "../../../cms/cms-notifications.ts";
import type { Database } from "../../../db/database.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { createMeasures } from "../moderation/sanctions.service.ts";
import { createBlockedNotices } from "./blocked-notifications.ts";
import { createConnectionNotices } from "./connection-notifications.ts";
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
  const notices = createConnectionNotices({ db, jobs, notify: base.notify, findName });
  const requireRequest = createRequireRequest(limit, memberRoles);
  const blocked = createBlockedNotices({ db, jobs, cmsNotices: createCmsNotices(base.cms) });
  const connections = createConnections({
    db,
    memberRoles,
    measures: createMeasures(db, now),
    requireRequest,
    notify: notices.notify,
    onConnected,
    now,
  });
  return {
    jobKinds: [...notices.jobKinds, blocked.jobKind],
    cmsChanged: blocked.cmsChanged,
    graphql: { connections },
  };
}
