import { z } from "zod";
import type { SignupStep } from "../../../../contract/account/signup.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { EmailConfirmation } from "./confirm-email.ts";
import type { Draft, DraftAnswers, Drafts } from "./drafts.ts";
import { requireMaySend, resendAt, sendConfirmation } from "./send-confirmation.ts";
import type { ConfirmationDeps } from "./send-confirmation.ts";
import { keepableAnswers, requireAnswers } from "./signup-answers.ts";
import type { EmailAnswers } from "./signup-answers.ts";
import { countMail } from "./signup-limits.ts";
import type { CountSignup } from "./signup-limits.ts";
import { accessTo, furtherOf, showStep, stepAfter } from "./signup-steps.ts";
import type { Progress, ShownStep, RequestedStep } from "./signup-steps.ts";

export type VisitorSignup = {
  shown: ShownStep;
  /** True if the account exists: the remaining steps require a login. */
  hasAccount: boolean;
  answers: {
    firstName?: string;
    lastName?: string;
    email?: string;
    acceptsTerms: boolean;
    /** Absent if the question was not shown. */
    wantsNewsletter?: boolean | undefined;
  };
  /** Earliest time of the next mail, ISO; null before the first one. */
  resendAt: string | null;
};

export type StepSent = {
  step: "name" | "email";
  values: unknown;
  /** True to save the valid fields of an incomplete step without going on. */
  isKeptOnly: boolean;
  /** Value of the honeypot field, which is invisible to people. */
  trap: string;
};

export type SignupService = {
  /** @throws {ServiceError} `rate_limited` */
  start(
    referral: string | null,
    addressKey: string,
  ): Promise<{ token: string; signup: VisitorSignup }>;
  /**
   * @param requested shown if it is open
   * @throws {ServiceError} `signup.no_draft`, like all methods below
   */
  read(token: string, requested: RequestedStep): Promise<VisitorSignup>;
  /** @throws {ServiceError} `validation_failed`, `signup.step_ahead`, `signup.step_closed`, `rate_limited` */
  save(token: string, sent: StepSent, addressKey: string): Promise<VisitorSignup>;
  /** @throws {ServiceError} `rate_limited`, `signup.step_ahead`, `signup.step_closed` */
  resend(token: string, addressKey: string): Promise<VisitorSignup>;
  /**
   * Sends another mail to the address of a link, on any device. The response never reveals the link's
   * state: it is the same for an invalid link and for too many requests.
   */
  resendByLink(link: string, addressKey: string): Promise<void>;
  /** @throws {ServiceError} `validation_failed` with `fields.code`, `rate_limited` */
  confirmByCode(token: string, code: string, addressKey: string): Promise<VisitorSignup>;
};

export type SignupDeps = {
  drafts: Drafts;
  confirmation: EmailConfirmation;
  sending: ConfirmationDeps;
  count: CountSignup;
  now: () => Date;
};

/** No person completes two steps faster; a bot does. */
const LEAST_FILL_MS = 2_000;

/** The steps before the account. The order is enforced here, whatever the browser sends. */
export function createSignup(deps: SignupDeps): SignupService {
  const { drafts, confirmation, sending, count, now } = deps;

  const toSignup = (draft: Draft, requested: RequestedStep): VisitorSignup => ({
    shown: showStep(requested, progressOf(draft)),
    hasAccount: draft.row.userId !== null,
    answers: shownAnswers(draft.answers),
    resendAt: resendAt(draft, now())?.toISOString() ?? null,
  });

  /**
   * Counts a step's mail before the draft is locked.
   * @returns false if no mail may be sent: a fast but real person can request it again
   */
  async function countStep(
    token: string,
    { step, values, isKeptOnly: isSavedOnly }: StepSent,
    addressKey: string,
  ): Promise<boolean> {
    if (step !== "email" || isSavedOnly) return false;
    const draft = await drafts.require(token);
    requireOpen(step, progressOf(draft));
    const { email } = requireAnswers(step, values, now());
    if (email === draft.answers.email) return false;
    requireMaySend(draft, now(), false);
    if (now().getTime() - draft.row.createdAt.getTime() < LEAST_FILL_MS) return false;
    await countMail(count, { email, addressKey });
    return true;
  }

  function requireMayResend(draft: Draft): void {
    requireOpen("confirm-email", progressOf(draft));
    requireMaySend(draft, now(), true);
  }

  async function saveEmail(
    within: Database,
    draft: Draft,
    input: EmailAnswers,
    { trap, isCounted }: { trap: string; isCounted: boolean },
  ): Promise<Draft> {
    const { email, termsVersion, privacyVersion, wantsNewsletter } = input;
    const { typedEmail: _, ...known } = draft.answers;
    const consent = { termsVersion, privacyVersion, givenAt: now().toISOString() };
    const isTrapped = known.isTrapped || trap !== "";
    const answers = { ...known, email, wantsNewsletter, consent, isTrapped };
    if (email === known.email) return { row: draft.row, answers };

    requireMaySend(draft, now(), false);
    const { row } = draft;
    const changed = {
      row: {
        ...row,
        emailHash: sending.hashEmail(email),
        emailVersion: row.emailVersion + 1,
        emailConfirmedAt: null,
        step: "confirm-email",
      },
      answers,
    };
    return isCounted ? sendConfirmation(within, changed, sending) : changed;
  }

  return {
    async start(referral, addressKey) {
      await count("start", addressKey);
      const { token, draft } = await drafts.start(referral);
      return { token, signup: toSignup(draft, null) };
    },

    async read(token, requested) {
      return toSignup(await drafts.require(token), requested);
    },

    async save(token, sent, addressKey) {
      const { step, values, isKeptOnly: isSavedOnly, trap } = sent;
      const isCounted = await countStep(token, sent, addressKey);
      const changed = await drafts.change(token, async (draft, within) => {
        requireOpen(step, progressOf(draft));
        if (isSavedOnly) return saveAnswers(draft, step, values);
        if (step === "email") {
          const input = requireAnswers("email", values, now());
          return advance(await saveEmail(within, draft, input, { trap, isCounted }), step);
        }
        const args = requireAnswers("name", values, now());
        return advance({ row: draft.row, answers: { ...draft.answers, ...args } }, step);
      });
      return toSignup(changed, isSavedOnly ? step : stepAfter(step, null));
    },

    async resend(token, addressKey) {
      const pending = await drafts.require(token);
      requireMayResend(pending);
      await countMail(count, { email: pending.answers.email ?? "", addressKey });
      const changed = await drafts.change(token, async (draft, within) => {
        requireMayResend(draft);
        return sendConfirmation(within, draft, sending);
      });
      return toSignup(changed, null);
    },

    async resendByLink(link, addressKey) {
      const pending = await confirmation.findDraftOfLink(link);
      if (!pending) return;
      try {
        requireMayResend(pending);
        await countMail(count, { email: pending.answers.email ?? "", addressKey });
        await drafts.changeById(pending.row.id, async (draft, within) => {
          requireMayResend(draft);
          return sendConfirmation(within, draft, sending);
        });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
      }
    },

    async confirmByCode(token, code, addressKey) {
      await count("guess", addressKey);
      const pending = await drafts.require(token);
      requireOpen("confirm-email", progressOf(pending));
      const guessed = await confirmation.guess(pending, code);
      const changed = await drafts.change(token, async (draft, within) => {
        requireOpen("confirm-email", progressOf(draft));
        return confirmation.byCode(within, draft, guessed);
      });
      return toSignup(changed, null);
    },
  };
}

/** @throws {ServiceError} `signup.step_ahead` or `signup.step_closed` */
export function requireOpen(step: SignupStep, progress: Progress): void {
  const access = accessTo(step, progress);
  if (access !== "open") throw new ServiceError(`signup.step_${access}`);
}

const reachedShape = z.enum(["name", "email", "confirm-email", "create-account"]).catch("name");

export function progressOf({ row }: Draft): Progress {
  const reached = reachedShape.parse(row.step);
  return { reached, hasAccount: row.userId !== null, outcome: null };
}

function advance({ row, answers }: Draft, step: SignupStep): Draft {
  const { reached } = progressOf({ row, answers });
  return { row: { ...row, step: furtherOf(reached, stepAfter(step, null)) }, answers };
}

function saveAnswers({ row, answers }: Draft, step: "name" | "email", values: unknown): Draft {
  const { email, ...saved } = keepableAnswers(step, values) as Partial<DraftAnswers>;
  const { firstName, lastName, wantsNewsletter } = saved;
  return {
    row,
    answers: {
      ...answers,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(wantsNewsletter !== undefined && { wantsNewsletter }),
      ...(email && { typedEmail: email }),
    },
  };
}

function shownAnswers(answers: DraftAnswers): VisitorSignup["answers"] {
  const { firstName, lastName, email, typedEmail, consent, wantsNewsletter } = answers;
  const shownEmail = typedEmail ?? email;
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(shownEmail && { email: shownEmail }),
    acceptsTerms: consent !== undefined,
    wantsNewsletter: wantsNewsletter ?? false,
  };
}
