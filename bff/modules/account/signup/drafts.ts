import { createHash, randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { Sealer } from "../../../db/seal.ts";
import {
  findDraftByDevice,
  insertDevice,
  insertDraft,
  lockDraft,
  updateDraft,
} from "./drafts.repository.ts";
import type { DraftRow } from "./drafts.repository.ts";

const answersShape = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  typedEmail: z.string().optional(),
  wantsNewsletter: z.boolean().optional(),
  consent: z
    .object({ termsVersion: z.string(), privacyVersion: z.string(), givenAt: z.iso.datetime() })
    .optional(),
  sentAt: z.array(z.iso.datetime()).default([]),
  /** True if a bot filled in the form: it sees the same pages, and no mail is sent. */
  isTrapped: z.boolean().default(false),
});

export type DraftAnswers = z.output<typeof answersShape>;

export type Draft = {
  row: DraftRow;
  answers: DraftAnswers;
};

export type Drafts = {
  start(referral: string | null): Promise<{ token: string; draft: Draft }>;
  /** @throws {ServiceError} `signup.no_draft` if the token is unknown or the draft has ended */
  require(token: string): Promise<Draft>;
  /** Allows another device to continue the draft. @returns its token */
  addDevice(within: Database, draftId: string): Promise<string>;
  /** Runs `work` with the draft locked, and saves and returns its result. */
  change(token: string, work: (draft: Draft, within: Database) => Promise<Draft>): Promise<Draft>;
  /** Like `change`, by the draft's id. @throws {ServiceError} `signup.no_draft` */
  changeById(id: string, work: (draft: Draft, within: Database) => Promise<Draft>): Promise<Draft>;
  open(row: DraftRow): Draft;
};

export const DRAFT_SEAL = "signup-draft";
export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;

export type DraftsDeps = {
  db: Database;
  sealer: Sealer;
  now: () => Date;
};

export function createDrafts({ db, sealer, now }: DraftsDeps): Drafts {
  const open = (row: DraftRow): Draft => ({
    row,
    answers: answersShape.parse(sealer.open(DRAFT_SEAL, row.answers)),
  });

  async function addDevice(within: Database, draftId: string): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    await insertDevice(within, { tokenHash: hashOf(token), draftId, createdAt: now() });
    return token;
  }

  async function find(token: string): Promise<DraftRow> {
    const row = await findDraftByDevice(db, hashOf(token), now());
    if (!row) throw new ServiceError("signup.no_draft");
    return row;
  }

  const changeById: Drafts["changeById"] = (id, work) =>
    db.transaction(async (transaction) => {
      const locked = await lockDraft(transaction, id);
      if (!locked) throw new ServiceError("signup.no_draft");
      const { row, answers } = await work(open(locked), transaction);
      const changed = { ...row, answers: sealer.seal(DRAFT_SEAL, answers), updatedAt: now() };
      const { id: _, ...change } = changed;
      await updateDraft(transaction, id, change);
      return { row: changed, answers };
    });

  return {
    open,
    addDevice,

    async start(referral) {
      const startedAt = now();
      return db.transaction(async (transaction) => {
        const row = await insertDraft(transaction, {
          id: randomUUID(),
          step: "name",
          answers: sealer.seal(DRAFT_SEAL, answersShape.parse({})),
          referral,
          createdAt: startedAt,
          updatedAt: startedAt,
          expiresAt: new Date(startedAt.getTime() + DRAFT_LIFE_MS),
        });
        return { token: await addDevice(transaction, row.id), draft: open(row) };
      });
    },

    async require(token) {
      return open(await find(token));
    },

    changeById,

    async change(token, work) {
      return changeById((await find(token)).id, work);
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
