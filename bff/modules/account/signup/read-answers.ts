import type { Database } from "../../../db/database.ts";
import type { Sealer } from "../../../db/seal.ts";
import { findMemberAnswers } from "./member-answers.repository.ts";
import { openProgress } from "./member-progress.ts";
import type { MemberAnswers } from "./signup-answers.ts";

export type ReadAnswers = (userId: string) => Promise<MemberAnswers>;

export function createReadAnswers({ db, sealer }: { db: Database; sealer: Sealer }): ReadAnswers {
  return async (userId) => {
    const row = await findMemberAnswers(db, userId);
    return row ? openProgress(sealer, row.answers).answers : {};
  };
}
