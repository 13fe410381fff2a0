import { z } from "zod";
import type { Database } from "../../../db/database.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { Sealer } from "../../../db/seal.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { findUserByEmailKey } from "../../identity/users/users.service.ts";

export type ConfirmationMail = {
  to: string;
  tokenId: string;
  token: string;
  code: string;
};

export type QueueConfirmation = (within: Database, mail: ConfirmationMail) => Promise<void>;

export type ConfirmationMailDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  mailer: Mailer;
};

export const CONFIRM_SIGNUP = "confirm-signup";
const SEAL = "confirm-signup";
const HOURS_TO_CONFIRM = 24;

const sealedShape = z.object({
  to: z.string(),
  tokenId: z.string(),
  token: z.string(),
  code: z.string(),
});

/**
 * The mail after a signup: link and code, or a note that the address already has an account. The queue
 * looks up which one, so that the response time does not reveal it.
 */
export function createConfirmationMail({ db, jobs, sealer, mailer }: ConfirmationMailDeps): {
  queueConfirmation: QueueConfirmation;
  jobKinds: readonly JobKind<never>[];
} {
  const confirmSignup: JobKind<{ sealed: string }> = {
    name: CONFIRM_SIGNUP,
    retries: 5,
    concurrent: 4,
    async handle({ sealed }) {
      const mail = sealedShape.parse(sealer.open(SEAL, Buffer.from(sealed, "base64")));
      const { to, token, code } = mail;
      const common = { to, dedupeKey: `confirm_email:${mail.tokenId}` };
      await db.transaction(async (within) => {
        const user = await findUserByEmailKey(within, to);
        if (user) {
          const template = "account_exists";
          await mailer.queue(within, { ...common, template, userId: user.id, values: {} });
          return;
        }
        const template = "confirm_email";
        const values = { token, code, hours: HOURS_TO_CONFIRM };
        await mailer.queue(within, { ...common, template, userId: null, values });
      });
    },
  };

  return {
    async queueConfirmation(within, mail) {
      const sealed = sealer.seal(SEAL, mail).toString("base64");
      await jobs.send(CONFIRM_SIGNUP, { sealed }, within, { key: mail.tokenId });
    },
    jobKinds: [confirmSignup],
  };
}
