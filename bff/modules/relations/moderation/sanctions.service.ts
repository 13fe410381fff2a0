import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { listHoldingKinds } from "./sanctions.repository.ts";

/** Other modules check sanctions only here. */
export type SanctionsService = {
  /**
   * For writing, reacting, and requests that reach another member. @throws {ServiceError} `member.banned`
   */
  requireMayWrite(userId: string): Promise<void>;
  /**
   * For everything except reading, reporting, blocking and deleting one's own content. @throws
   * {ServiceError} `member.banned`
   */
  requireMayAct(userId: string): Promise<void>;
  mayWrite(userId: string): Promise<boolean>;
};

export function createSanctions(db: Database, now: () => Date): SanctionsService {
  const mayWrite = async (userId: string) =>
    (await listHoldingKinds(db, userId, now())).length === 0;

  return {
    mayWrite,
    async requireMayWrite(userId) {
      if (!(await mayWrite(userId))) throw new ServiceError("member.banned");
    },
    async requireMayAct(userId) {
      const kinds = await listHoldingKinds(db, userId, now());
      if (kinds.includes("suspend")) throw new ServiceError("member.banned");
    },
  };
}
