import type { Slice, SliceBase } from "../../../slice.ts";
import { createUnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createAreaWaits } from "./area-waits.service.ts";
import { areasV1 } from "./areas-v1.rest.ts";

type AreasSliceDeps = { sessions: SessionsService; learnShelves: () => Promise<void> };

export function areasSlice(base: SliceBase, { sessions, learnShelves }: AreasSliceDeps): Slice {
  const tokens = createUnsubscribeTokens(base.sealer);
  const areaWaits = createAreaWaits({ ...base, db: base.database.db, tokens, learnShelves });
  return {
    jobKinds: areaWaits.jobKinds,
    register(app) {
      const rateLimit = base.limit("area-waits", 60, 3_600);
      app.register(areasV1, { prefix: "/api/areas/v1", areaWaits, sessions, rateLimit });
    },
  };
}
