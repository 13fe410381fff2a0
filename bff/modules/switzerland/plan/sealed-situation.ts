import { z } from "zod";
import type { PlanSituation } from "../../../../contract/api/plan-v1.ts";
import { leftCantonOf } from "../../../../contract/switzerland/canton-move.ts";
import { isCantonCode } from "../../../../contract/switzerland/codes.ts";
import {
  CHILD_PLACES,
  FAMILY_PARTS,
  LIFE_EVENTS,
  type Situation,
  type SituationAnswers,
} from "../../../../contract/switzerland/situation.ts";
import type { Sealer } from "../../../db/seal.ts";

export const SITUATION_SEAL = "plan-situation";

const NOTHING: PlanSituation = { family: [], children: {}, events: {} };

const stored = z.object({
  family: z.array(z.string()),
  /** Absent in situations that an earlier version sealed. */
  children: z.record(z.string(), z.number()).default({}),
  events: z.record(z.string(), z.string()),
  newCanton: z.string().optional(),
});

/** A newer version may have saved names that this one does not know. */
const knownParts = ({
  family,
  children,
  events,
  newCanton,
}: z.output<typeof stored>): PlanSituation => ({
  family: FAMILY_PARTS.filter((part) => family.includes(part)),
  children: Object.fromEntries(
    CHILD_PLACES.flatMap((place) => {
      const year = children[place];
      return year === undefined ? [] : [[place, year]];
    }),
  ),
  events: Object.fromEntries(
    LIFE_EVENTS.flatMap((event) => {
      const day = events[event];
      return day === undefined ? [] : [[event, day]];
    }),
  ),
  ...(newCanton !== undefined && isCantonCode(newCanton) && { newCanton }),
});

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
  /**
   * Everything that decides a member's steps.
   * @param home code of the profile's canton; null if unknown: then the first one of the signup counts
   * @param today YYYY-MM-DD
   */
  situationOf(
    parts: SealedParts,
    known: { home: string | null; today: string },
  ): Situation & { answers: Answers };
};

/** @param openAnswers opens the answers of the signup */
export function createSealedSituations(
  sealer: Sealer,
  openAnswers: (sealed: Buffer) => Answers,
): SealedSituations {
  const open = (sealed: Buffer | null) =>
    sealed ? knownParts(stored.parse(sealer.open(SITUATION_SEAL, sealed))) : NOTHING;
  return {
    seal: (situation) => sealer.seal(SITUATION_SEAL, situation),
    open,
    situationOf: ({ arrivalOn, situation, answers: sealed }, { home, today }) => {
      const stated = open(situation);
      const answers: Answers = sealed ? openAnswers(sealed) : {};
      const moving = { answers, events: stated.events, newCanton: stated.newCanton };
      const leaseCanton = leftCantonOf({ home, signup: answers.cantons ?? [] }, moving, today);
      return { arrivalOn, ...stated, answers, ...(leaseCanton && { leaseCanton }) };
    },
  };
}
