import { z } from "zod";
import { SIGNUP_STEPS } from "../../../../contract/account/signup.ts";
import type { Sealer } from "../../../db/seal.ts";
import type { MemberAnswers } from "./signup-answers.ts";
import { answerShapes } from "./signup-answers.ts";
import type { Reached } from "./signup-steps.ts";

export type MemberProgress = {
  reached: Reached;
  answers: MemberAnswers;
  referral: string | null;
};

export const ANSWERS_SEAL = "member-answers";

const answersShape = z.object({
  ...answerShapes["european-passport"].shape,
  ...answerShapes["job-opportunity"].shape,
  ...answerShapes["time-to-switzerland"].shape,
  ...answerShapes.commitment.shape,
});

const progressShape = z.object({
  reached: z.enum([...SIGNUP_STEPS, "done"]),
  referral: z.string().nullable(),
  answers: answersShape.partial(),
});

export function sealProgress(sealer: Sealer, progress: MemberProgress): Buffer {
  return sealer.seal(ANSWERS_SEAL, progress);
}

/** @throws {Error} if the bytes are not sealed content */
export function openProgress(sealer: Sealer, sealed: Buffer): MemberProgress {
  return progressShape.parse(sealer.open(ANSWERS_SEAL, sealed)) as MemberProgress;
}
