import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import { listHoldingKinds } from "./measures.repository.ts";

/** What measures of the team keep a member from, in the service: the one place where other modules ask. */
export type Measures = {
  /** Writes, reacts or asks for something that reaches another member. @throws {ServiceError} `member.banned` */
  requireMayWrite(userId: string): Promise<void>;
  /** Does more than read, report, block and take away what is theirs. @throws {ServiceError} `member.banned` */
  requireMayAct(userId: string): Promise<void>;
  /** Whether nothing keeps the member from writing. */
  mayWrite(userId: string): Promise<boolean>;
};

export function createMeasures(db: Database, now: () => Date): Measures {
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
