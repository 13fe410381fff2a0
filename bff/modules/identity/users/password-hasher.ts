import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { ServiceError } from "../../../errors.ts";

/** Argon2id as OWASP asks it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordHasher = {
  /** PHC string of the password. @throws {ServiceError} `unavailable` when too many wait */
  hash(password: string): Promise<string>;
  /**
   * Compares in its turn. Without a stored hash it does the same work and answers false, so that
   * time does not tell whether an account exists.
   * @throws {ServiceError} `unavailable` when too many wait, or what `around` throws
   */
  verify(password: string, stored: string | null, around?: AroundVerify): Promise<boolean>;
};

/** What belongs to the same turn, so that of many attempts sent at once few overtake a limit. */
export type AroundVerify = {
  before(): Promise<void>;
  after(matches: boolean): Promise<void>;
};

export type PasswordHasherOptions = {
  /** Hashes at once. Each takes a thread of the pool and 19 MiB. */
  concurrent: number;
  /** How many may wait for a turn; one more is refused. */
  waiting: number;
  /** How long one waits before it is refused. */
  waitMs: number;
};

export const defaultHasherOptions: PasswordHasherOptions = {
  concurrent: 4,
  waiting: 200,
  waitMs: 4_000,
};

/** Hashes passwords a few at a time, so that a flood of logins cannot take the processor. */
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

/** True when the hash was made with less work than new ones are. */
export function isWeakerHash(stored: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (!match) return true;
  return Number(match[1]) < cost.memoryCost || Number(match[2]) < cost.timeCost;
}

function createTurns({ concurrent, waiting, waitMs }: PasswordHasherOptions) {
  const queue: Array<() => void> = [];
  let running = 0;

  function myTurn(): Promise<void> {
    if (running < concurrent) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(tooBusy());
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
