import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { ServiceError } from "../errors.ts";
import type { JobKind } from "../jobs/jobs.ts";
import type { Sealer } from "../db/seal.ts";
import {
  deleteCall,
  deleteExpiredCalls,
  findCall,
  insertCall,
  saveAnswer,
  takeOverCall,
} from "./idempotency.repository.ts";
import type { CallId } from "./idempotency.repository.ts";

export type Answer = {
  statusCode: number;
  body: string;
};

export type Idempotency = {
  /**
   * Claims a call. Null: this caller must do it and then call `keep` or `release`. Otherwise returns the
   * first call's answer, after waiting for it if necessary.
   * @throws {ServiceError} `idempotency.other_body` · `idempotency.in_progress`
   */
  claim(call: CallId, requestHash: string): Promise<Answer | null>;
  keep(call: CallId, answer: Answer): Promise<void>;
  /** The call had no effect: the next one may try again. */
  release(call: CallId): Promise<void>;
  jobKinds: readonly JobKind<never>[];
};

const TTL_MS = 24 * 3_600_000;
/** Longer than any call: after this time the process counts as dead. */
const RETENTION_MS = 30_000;
const LOOK_AGAIN_MS = 75;
const LOOKS = 60;
const SEAL = "idempotency";
const answerShape = z.string();

export function createIdempotency(db: Database, sealer: Sealer, now: () => Date): Idempotency {
  const later = (ms: number) => new Date(now().getTime() + ms);

  async function tryClaim(call: CallId, requestHash: string): Promise<Answer | "mine" | "wait"> {
    const row = { ...call, requestHash, heldUntil: later(RETENTION_MS), expiresAt: later(TTL_MS) };
    if (await insertCall(db, row)) return "mine";
    const known = await findCall(db, call);
    if (!known) return "wait";
    if (known.expiresAt < now()) {
      await deleteCall(db, call);
      return "wait";
    }
    if (known.requestHash !== requestHash) throw new ServiceError("idempotency.other_body");
    if (known.statusCode !== null && known.answer) {
      const body = answerShape.parse(sealer.open(SEAL, known.answer));
      return { statusCode: known.statusCode, body };
    }
    return (await takeOverCall(db, call, now(), later(RETENTION_MS))) ? "mine" : "wait";
  }

  return {
    async claim(call, requestHash) {
      for (let look = 0; look < LOOKS; look++) {
        const outcome = await tryClaim(call, requestHash);
        if (outcome === "mine") return null;
        if (outcome !== "wait") return outcome;
        await pause(LOOK_AGAIN_MS);
      }
      throw new ServiceError("idempotency.in_progress", { retryAfterSeconds: 1 });
    },
    keep: (call, { statusCode, body }) =>
      saveAnswer(db, call, { statusCode, answer: sealer.seal(SEAL, body) }),
    release: (call) => deleteCall(db, call),
    jobKinds: [
      {
        name: "idempotency.sweep",
        cron: "23 * * * *",
        handle: () => deleteExpiredCalls(db, now()),
      },
    ],
  };
}
