import { createCmsNotifications } from "../../../cms/cms-notifications.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createPushNotifications } from "./push-notifications.ts";
import { createPushSender } from "./push-sender.ts";
import type { PushAccess } from "./push-sender.ts";
import { createPush } from "./push.service.ts";
import { pushV1 } from "./push-v1.rest.ts";
import { HOUR_SECONDS } from "../../../../contract/shared/time.ts";

export function pushSlice(
  base: SliceBase,
  { sessions, pushAccess }: { sessions: SessionsService; pushAccess: PushAccess | null },
): Slice {
  const { db } = base.database;
  const push = createPush({
    ...base,
    db,
    publicKey: pushAccess?.publicKey ?? null,
    sendPush: pushAccess && createPushSender(pushAccess),
  });
  const cmsNotifications = createCmsNotifications(base.cms);
  const notifications = pushAccess
    ? createPushNotifications({ ...base, db, cmsNotifications, push })
    : null;
  return {
    jobKinds: notifications?.jobKinds ?? [],
    ...(notifications && { cmsChanged: notifications.cmsChanged }),
    register(app) {
      app.register(pushV1, {
        prefix: "/api/push/v1",
        push,
        sessions,
        changeLimit: base.limit("push-changes", 60, HOUR_SECONDS),
        testLimit: base.limit("push-test", 6, HOUR_SECONDS),
      });
    },
  };
}
