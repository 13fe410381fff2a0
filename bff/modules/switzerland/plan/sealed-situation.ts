import { planSituation, type PlanSituation } from "../../../../contract/api/plan-v1.ts";
import type { Situation, SituationAnswers } from "../../../../contract/switzerland/situation.ts";
import type { Sealer } from "../../../db/seal.ts";

export const SITUATION_SEAL = "plan-situation";

const NOTHING: PlanSituation = { family: [], events: {} };

type Answers = SituationAnswers & { cantons?: readonly string[] | undefined };

export type SealedParts = {
  arrivalOn: string | null;
  situation: Buffer | null;
  answers: Buffer | null;
};

export type SealedSituations = {
  seal(situation: PlanSituation): Buffer;
  /** @throws {Error} if the bytes are not sealed content */
  open(sealed: Buffer | null): PlanSituation;
  /** Everything that decides a member's steps. */
  situationOf(parts: SealedParts): Situation & { answers: Answers };
};

/** @param openAnswers opens the answers of the signup */
export function createSealedSituations(
  sealer: Sealer,
  openAnswers: (sealed: Buffer) => Answers,
): SealedSituations {
  const open = (sealed: Buffer | null) =>
    sealed ? planSituation.parse(sealer.open(SITUATION_SEAL, sealed)) : NOTHING;
  return {
    seal: (situation) => sealer.seal(SITUATION_SEAL, situation),
    open,
    situationOf: ({ arrivalOn, situation, answers }) => ({
      arrivalOn,
      ...open(situation),
      answers: answers ? openAnswers(answers) : {},
    }),
  };
}
