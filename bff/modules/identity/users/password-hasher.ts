import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { ServiceError } from "../../../errors.ts";

/** Argon2id with the minimum that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordHasher = {
  /** Returns the PHC string of the password. @throws {ServiceError} `unavailable` if the queue is full */
  hash(password: string): Promise<string>;
  /**
   * Waits for a free slot, then compares. Without a stored hash it does the same work and returns false, so that
   * the response time does not reveal whether an account exists.
   * @throws {ServiceError} `unavailable` if the queue is full, or any error that `around` throws
   */
  verify(password: string, stored: string | null, around?: AroundVerify): Promise<boolean>;
};

/** Steps before and after the comparison, in the same slot. They count attempts, so that few parallel attempts exceed a limit. */
export type AroundVerify = {
  before(): Promise<void>;
  after(matches: boolean): Promise<void>;
};

export type PasswordHasherOptions = {
  /** Number of parallel hashes. Each takes a thread of the pool and 19 MiB. */
  concurrent: number;
  waiting: number;
  /** Maximum time in the queue before a call is refused. */
  waitMs: number;
};

export const defaultHasherOptions: PasswordHasherOptions = {
  concurrent: 4,
  waiting: 200,
  waitMs: 4_000,
};

/** Limits parallel password hashing, so that a flood of logins cannot take the whole processor. */
export async function createPasswordHasher(
  options: PasswordHasherOptions = defaultHasherOptions,
): Promise<PasswordHasher> {
  const inTurn = createTurns(options);
  const hashOfNobody = await hash(randomBytes(32), cost);

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (password, stored, around) =>
      inTurn(async () => {
        await around?.before();
        const same = await verify(stored ?? hashOfNobody, password);
        const matches = same && stored !== null;
        await around?.after(matches);
        return matches;
      }),
  };
}

export function isWeakerHash(stored: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (!match) return true;
  return Number(match[1]) < cost.memoryCost || Number(match[2]) < cost.timeCost;
}

function createTurns({ concurrent, waiting: pending, waitMs }: PasswordHasherOptions) {
  const queue: Array<() => void> = [];
  let running = 0;

  function myTurn(): Promise<void> {
    if (running < concurrent) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= pending) return Promise.reject(tooBusy());
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        reject(tooBusy());
      }, waitMs);
      queue.push(start);
    });
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await myTurn();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function tooBusy(): ServiceError {
  return new ServiceError("unavailable", { retryAfterSeconds: 2 });
}
