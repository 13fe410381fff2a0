import { MINUTE_MS } from "../../../../contract/shared/time.ts";
import { createCmsShelves } from "../../../cms/cms-shelves.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createShelves, JUDGE_SHELVES } from "./judge-shelves.ts";

/** A new installation is still being filled when the service starts. */
const FIRST_JUDGEMENT_MS = 3 * MINUTE_MS;

/** Which areas have goods: judged by one process, learned by every one. */
export function shelvesSlice({
  database: { db },
  cms,
  jobs,
  now,
}: SliceBase): Slice & { learnShelves: () => Promise<void> } {
  const { judging, learn } = createShelves({ db, cmsShelves: createCmsShelves(cms), now });
  const learnIfReachable = () =>
    learn().catch((error: unknown) => {
      if (!isCmsUnavailable(error)) throw error;
    });
  return {
    learnShelves: learn,
    jobKinds: [judging],
    async cmsChanged(collection) {
      if (collection === "shelves" || collection === "*") await learnIfReachable();
    },
    async resume() {
      await learnIfReachable();
      const startAfter = new Date(now().getTime() + FIRST_JUDGEMENT_MS);
      await jobs.send(JUDGE_SHELVES, {}, db, { key: "start", startAfter });
    },
  };
}
