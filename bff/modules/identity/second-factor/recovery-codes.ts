import { createHmac, randomInt, randomUUID } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from "./second-factor.repository.ts";

export type RecoveryCodes = {
  /** Creates new codes and revokes the old ones. They are shown once and stored as keyed hashes. */
  renew(within: Database, userId: string): Promise<string[]>;
  use(userId: string, typed: string): Promise<boolean>;
  left(userId: string): Promise<number>;
  removeAll(within: Database, userId: string): Promise<void>;
};

const HOW_MANY = 10;
const HALF = 5;
// No letters that look like others: 31¹⁰, some 49 bits per code.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

export function createRecoveryCodes(db: Database, key: string, now: () => Date): RecoveryCodes {
  const hashOf = (userId: string, code: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify(["recovery-code", userId, code]))
      .digest();
  return {
    async renew(within, userId) {
      const codes = Array.from({ length: HOW_MANY }, makeCode);
      const createdAt = now();
      const rows = codes.map((code) => ({
        id: randomUUID(),
        userId,
        codeHash: hashOf(userId, code),
        createdAt,
      }));
      await replaceRecoveryCodes(within, userId, rows);
      return codes;
    },
    use: (userId, typed) => takeRecoveryCode(db, userId, hashOf(userId, readCode(typed)), now()),
    left: (userId) => countRecoveryCodes(db, userId),
    removeAll: (within, userId) => replaceRecoveryCodes(within, userId, []),
  };
}

function makeCode(): string {
  const letters = Array.from({ length: 2 * HALF }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, HALF).join("")}-${letters.slice(HALF).join("")}`;
}

/** Accepts capitals, spaces and a missing dash. */
function readCode(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}
