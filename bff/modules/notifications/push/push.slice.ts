import { createCmsNotices } from "../../../cms/cms-notifications.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createPushNotices } from "./push-notifications.ts";
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
  const cmsNotices = createCmsNotices(base.cms);
  const notices = pushAccess ? createPushNotices({ ...base, db, cmsNotices, push }) : null;
  return {
    jobKinds: notices?.jobKinds ?? [],
    ...(notices && { cmsChanged: notices.cmsChanged }),
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
