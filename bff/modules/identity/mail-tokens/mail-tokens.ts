import {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  randomUUID,
  timingSafeEqual,
} from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import {
  countCodeGuess,
  findMailToken,
  findOpenToken,
  insertMailToken,
  replaceOpenTokens,
  takeMailToken,
} from "./mail-tokens.repository.ts";
import type { MailTokenOwner, MailTokenPurpose, MailTokenRow } from "./mail-tokens.repository.ts";
import type { LinkState } from "../../../../contract/api/common.ts";
import { DAY_MS, MINUTE_MS } from "../../../../contract/shared/time.ts";

// For use in other modules' transactions.
export { replaceOpenTokens } from "./mail-tokens.repository.ts";

export type { MailTokenOwner, MailTokenPurpose, MailTokenRow } from "./mail-tokens.repository.ts";

const rules: Record<MailTokenPurpose, { lifeMs: number; newestWins: boolean }> = {
  confirm_email: { lifeMs: DAY_MS, newestWins: true },
  reset_password: { lifeMs: 60 * MINUTE_MS, newestWins: true },
  change_email: { lifeMs: DAY_MS, newestWins: true },
  // An intruder could change the address twice; the owner's first link must still work.
  revert_email: { lifeMs: 7 * DAY_MS, newestWins: false },
  undo_deletion: { lifeMs: 14 * DAY_MS, newestWins: true },
  address_again: { lifeMs: DAY_MS, newestWins: true },
};

const MOST_CODE_GUESSES = 5;

export type NewMailToken = {
  purpose: MailTokenPurpose;
  owner: MailTokenOwner;
  email: string;
  /** Version of a draft's address. A token of an earlier version is invalid. */
  emailVersion?: number;
  withCode?: boolean;
};

export type IssuedMailToken = {
  id: string;
  /** For the link, base64url; never stored. */
  token: string;
  code: string | null;
  expiresAt: Date;
};

export type FoundMailToken =
  | { state: Exclude<LinkState, "unknown">; row: MailTokenRow }
  | { state: "unknown"; row: null };

export type MailTokens = {
  /** Saves a token. For most purposes it replaces the owner's earlier ones. */
  issue(within: Database, token: NewMailToken): Promise<IssuedMailToken>;
  /** Changes nothing. */
  find(purpose: MailTokenPurpose, token: string): Promise<FoundMailToken>;
  /**
   * Uses a link up. Of parallel calls only one gets the row.
   * @throws {ServiceError} `mail_token.unknown|expired|used|replaced`
   */
  use(within: Database, purpose: MailTokenPurpose, token: string): Promise<MailTokenRow>;
  /**
   * Counts a guess and finds the owner's open token by its code. Five wrong guesses end the code, not the
   * link. Call it before the transaction that uses the token up: guesses must not be rolled back.
   * @throws {ServiceError} `validation_failed` with `fields.code` `code.wrong`, `code.last` if one guess is
   * left, or `code.over`
   */
  guessCode(purpose: MailTokenPurpose, owner: MailTokenOwner, code: string): Promise<MailTokenRow>;
  /**
   * Uses up a token found by its code. @throws {ServiceError} `validation_failed`: `fields.code`
   * `code.over`
   */
  useGuessed(within: Database, guessed: MailTokenRow): Promise<MailTokenRow>;
  end(
    within: Database,
    purposes: readonly MailTokenPurpose[],
    owner: MailTokenOwner,
  ): Promise<void>;
};

export type MailTokensDeps = {
  db: Database;
  now: () => Date;
  /** Key for the hashes of codes, which are too short to be hashed without one. */
  key: string;
};

/** Links and codes sent by mail: 256 random bits, stored as hashes, used once. */
export function createMailTokens({ db, now, key }: MailTokensDeps): MailTokens {
  const hashCode = (id: string, code: string) =>
    createHmac("sha256", key).update(`mail-code:${id}:${code}`).digest();

  async function findWithin(
    within: Database,
    purpose: MailTokenPurpose,
    token: string,
  ): Promise<FoundMailToken> {
    const row = await findMailToken(within, purpose, hashToken(token));
    return row ? { state: stateOf(row, now()), row } : { state: "unknown", row: null };
  }

  return {
    async issue(within, { purpose, owner, email, emailVersion, withCode }) {
      const { lifeMs, newestWins } = rules[purpose];
      const createdAt = now();
      const issued: IssuedMailToken = {
        id: randomUUID(),
        token: randomBytes(32).toString("base64url"),
        code: withCode ? String(randomInt(1_000_000)).padStart(6, "0") : null,
        expiresAt: new Date(createdAt.getTime() + lifeMs),
      };
      if (newestWins) await replaceOpenTokens(within, purpose, owner, createdAt);
      await insertMailToken(within, {
        id: issued.id,
        purpose,
        tokenHash: hashToken(issued.token),
        codeHash: issued.code === null ? null : hashCode(issued.id, issued.code),
        ...owner,
        email,
        emailVersion: emailVersion ?? null,
        createdAt,
        expiresAt: issued.expiresAt,
      });
      return issued;
    },

    find: (purpose, token) => findWithin(db, purpose, token),

    async use(within, purpose, token) {
      const found = await findWithin(within, purpose, token);
      const taken = found.row && (await takeMailToken(within, found.row.id, now()));
      if (taken) return taken;
      throw new ServiceError(`mail_token.${found.state === "valid" ? "used" : found.state}`);
    },

    async guessCode(purpose, owner, code) {
      const open = await findOpenToken(db, purpose, owner, now());
      const guesses = open?.codeHash ? await countCodeGuess(db, open.id, MOST_CODE_GUESSES) : null;
      if (!open?.codeHash || guesses === null) throw refused("code.over");
      if (!timingSafeEqual(open.codeHash, hashCode(open.id, code.replaceAll(/\s/g, "")))) {
        throw refused(afterWrongGuess(MOST_CODE_GUESSES - guesses));
      }
      return open;
    },

    async useGuessed(within, guessed) {
      const taken = await takeMailToken(within, guessed.id, now());
      if (!taken) throw refused("code.over");
      return taken;
    },

    async end(within, purposes, owner) {
      for (const purpose of purposes) await replaceOpenTokens(within, purpose, owner, now());
    },
  };
}

function refused(code: string): ServiceError {
  return new ServiceError("validation_failed", { fields: { code } });
}

function afterWrongGuess(left: number): string {
  if (left === 0) return "code.over";
  return left === 1 ? "code.last" : "code.wrong";
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function stateOf(row: MailTokenRow, now: Date): Exclude<LinkState, "unknown"> {
  if (row.usedAt) return "used";
  if (row.replacedAt) return "replaced";
  return row.expiresAt > now ? "valid" : "expired";
}
