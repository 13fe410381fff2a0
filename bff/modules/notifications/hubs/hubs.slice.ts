import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { withCleanArguments } from "./clean-arguments.hub.ts";
import { createAccountNews } from "./account-news.hub.ts";
import { conformanceHub } from "./conformance.hub.ts";
import { serveHubs } from "./hubs.hub.ts";
import { createSessionAccess } from "./session-access.ts";

export type HubsDeps = {
  sessions: SessionsService;
  hubs: NonNullable<Slice["hubs"]>;
  /** Never in production. */
  offersConformanceHub: boolean;
};

export function hubsSlice(base: SliceBase, deps: HubsDeps): Slice {
  const access = createSessionAccess(deps.sessions);
  const news = createAccountNews({
    db: base.database.db,
    onError: (error) => base.logger.warn({ err: error }, "open pages were not notified"),
  });
  const hubs = [
    ...deps.hubs.map(withCleanArguments).map(news.over),
    ...(deps.offersConformanceHub ? [{ hub: conformanceHub(access) }] : []),
  ];
  return {
    jobKinds: [],
    cmsChanged: news.cmsChanged,
    register(app) {
      if (hubs.length > 0) app.register(serveHubs, { ...base, hubs });
    },
  };
}
