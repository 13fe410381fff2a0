import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { consents } from "./consents-v1.rest.ts";
import { createConsents } from "./consents.service.ts";

export function consentsSlice(
  { database: { db }, limit, keys, now }: SliceBase,
  { sessions }: { sessions: SessionsService },
): Slice {
  return {
    jobKinds: [],
    register(app) {
      app.register(consents, {
        prefix: "/api/users/v1",
        consents: createConsents({ db, now, key: keys.session }),
        rateLimit: limit("consent-address", 60, 3_600),
        sessions,
        internalKey: keys.internal,
      });
    },
  };
}
