import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import {
  countChallengeCode,
  deleteChallengesBefore,
  findOpenChallenge,
  insertChallenge,
  takeChallenge,
} from "./second-factor.repository.ts";
import type { ChallengeRow } from "./second-factor.repository.ts";

export type ChallengeKind = ChallengeRow["kind"];

/** State between two calls of one browser, stored for ten minutes. Only the hash of the token is stored. */
export type Challenges = {
  open(kind: ChallengeKind, about: { userId?: string; challenge?: string }): Promise<string>;
  /** @throws {ServiceError} `auth.challenge_over` if it is unknown, expired or used */
  require(kind: ChallengeKind, token: string): Promise<ChallengeRow>;
  /**
   * Like `require`, for a login that awaits its code. Counts the code before it is compared.
   * @returns also whether it was the last attempt
   */
  tryCode(token: string): Promise<{ row: ChallengeRow; isLast: boolean }>;
  /** Like `require`, and uses the challenge up. */
  take(kind: ChallengeKind, token: string): Promise<ChallengeRow>;
  sweep(): Promise<void>;
};

const LIFE_MS = 10 * 60_000;
const MOST_CODES = 5;

export function createChallenges(db: Database, now: () => Date): Challenges {
  const hashOf = (token: string) => createHash("sha256").update(token).digest();
  const orOver = (row: ChallengeRow | null): ChallengeRow => {
    if (!row) throw new ServiceError("auth.challenge_over");
    return row;
  };
  return {
    async open(kind, about) {
      const token = randomBytes(32).toString("base64url");
      const createdAt = now();
      await insertChallenge(db, {
        tokenHash: hashOf(token),
        kind,
        userId: about.userId ?? null,
        challenge: about.challenge ?? null,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LIFE_MS),
      });
      return token;
    },
    require: async (kind, token) => orOver(await findOpenChallenge(db, kind, hashOf(token), now())),
    async tryCode(token) {
      const row = orOver(
        await countChallengeCode(db, hashOf(token), { most: MOST_CODES, now: now() }),
      );
      return { row, isLast: row.codesTried === MOST_CODES };
    },
    take: async (kind, token) => orOver(await takeChallenge(db, kind, hashOf(token), now())),
    sweep: () => deleteChallengesBefore(db, now()),
  };
}
