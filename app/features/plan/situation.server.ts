import type { BoundToMember } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import type { MemberAnswers } from "~/service/signup-api.server";
import type { PlanSituation } from "../../../contract/api/plan-v1.ts";
import { isCantonCode } from "../../../contract/switzerland/codes.ts";
import { isDay } from "../../../contract/switzerland/plan-dates.ts";
import {
  CHILD_PLACES,
  FAMILY_PARTS,
  FIRST_BIRTH_YEAR,
  LIFE_EVENTS,
  type ChildYears,
  type FamilyPart,
  type LifeEvent,
} from "../../../contract/switzerland/situation.ts";
import { eventField, readOpenEvent } from "./life-events";
import type { PlanDependencies } from "./load-plan.server";

/** Parts of the signup's answers that the page names. */
export const SHOWN_ANSWERS = ["passport", "job", "permit", "time", "cantons"] as const;
export type ShownAnswer = (typeof SHOWN_ANSWERS)[number];

export type SituationPageData = {
  /** In words; empty where the member did not answer. Null if nothing was answered. */
  answers: Record<ShownAnswer, string> | null;
  /** Name of the canton in the profile. */
  canton: string | null;
  /** YYYY-MM of the profile. */
  since: string | null;
  arrivalOn: string;
  family: readonly FamilyPart[];
  children: ChildYears;
  events: Partial<Record<LifeEvent, string>>;
  /** Code of the canton that the member moves to; empty if unknown. */
  newCanton: string;
  /** The day whose field is in focus. */
  opened: LifeEvent | null;
  memberId: string;
};

export type SituationDependencies = PlanDependencies & {
  listCantons: (cms: BoundToMember["cms"]) => Promise<readonly { code: string; name: string }[]>;
  labelsOf: (
    answers: MemberAnswers,
    cantons: readonly { code: string; name: string }[],
  ) => Record<ShownAnswer, string>;
};

/** @throws a 503 while the service is unavailable */
export async function loadSituation(
  {
    request,
    cms,
    own,
    service,
  }: Pick<BoundToMember, "cms" | "own" | "service"> & {
    request: Request;
  },
  { findChoices, findHomeCanton, listCantons, labelsOf }: SituationDependencies,
): Promise<SituationPageData> {
  const [stored, signup, choices, homeCanton, cantons] = await Promise.all([
    service.plan.find(),
    service.signup.readMember(null),
    findChoices(own),
    findHomeCanton(own),
    listCantons(cms).catch(() => []),
  ]);
  if (stored.isError) throw new AppError("service_unavailable").toResponse();
  const answers = signup.isError ? {} : signup.data.answers;
  const { arrivalOn, family, children, events, newCanton = "" } = stored.data;
  return {
    answers: Object.keys(answers).length > 0 ? labelsOf(answers, cantons) : null,
    canton: cantons.find(({ code }) => code === homeCanton)?.name ?? homeCanton,
    since: choices?.inSwitzerlandSince || null,
    arrivalOn: arrivalOn ?? "",
    ...{ family, children, events, newCanton, memberId: own.userId },
    opened: readOpenEvent(new URL(request.url).searchParams),
  };
}

export type SituationAnswer = {
  state: "saved" | "failed" | "invalid";
  /** Names of the fields with a day, a year or a canton that cannot be, and of a missing day of the move. */
  wrong: string[];
  /** What was typed, so that nothing is lost. */
  typed: Record<string, string>;
  family: FamilyPart[];
};

const YEAR = /^\d{4}$/;
/** A child may be expected for next year. */
const isBirthYear = (text: string, today: string): boolean =>
  YEAR.test(text) &&
  Number(text) >= FIRST_BIRTH_YEAR &&
  Number(text) <= Number(today.slice(0, 4)) + 1;

const MOVE_FIELD = eventField("cantonMove");

/** A new canton without the day of the move would be forgotten. */
function wrongMove(newCanton: string, movesOn: string): string[] {
  if (newCanton === "") return [];
  return [
    ...(isCantonCode(newCanton) ? [] : ["newCanton"]),
    ...(movesOn === "" ? [MOVE_FIELD] : []),
  ];
}

/** Saves arrival, family, days and the new canton together. */
export async function answerSituation(
  { service }: Pick<BoundToMember, "service">,
  form: FormData,
): Promise<SituationAnswer> {
  const typedIn = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const days: string[] = ["arrival", ...LIFE_EVENTS.map(eventField)];
  const typedDays = Object.fromEntries(
    [...days, ...CHILD_PLACES].map((name): [string, string] => [name, typedIn(name)]),
  );
  const newCanton = typedIn("newCanton");
  const typed = { ...typedDays, newCanton };
  const today = zurichDay(new Date());
  const wrong = Object.entries(typedDays)
    .filter(([, value]) => value !== "")
    .filter(([name, value]) => !(days.includes(name) ? isDay(value) : isBirthYear(value, today)))
    .map(([name]) => name)
    .concat(wrongMove(newCanton, typedDays[MOVE_FIELD] ?? ""));
  const children: ChildYears = Object.fromEntries(
    CHILD_PLACES.flatMap((place) => (typedDays[place] ? [[place, Number(typedDays[place])]] : [])),
  );
  const chosen = form.getAll("family");
  const hasChildren = Object.keys(children).length > 0;
  const family = FAMILY_PARTS.filter(
    (part) => chosen.includes(part) || (part === "children" && hasChildren),
  );
  if (wrong.length > 0) return { state: "invalid", wrong, typed, family };
  const events: PlanSituation["events"] = Object.fromEntries(
    LIFE_EVENTS.flatMap((event) => {
      const day = typedDays[eventField(event)];
      return day ? [[event, day]] : [];
    }),
  );
  const [arrival, situation] = await Promise.all([
    service.plan.setArrival(typedDays["arrival"] || null),
    service.plan.setSituation({
      ...{ family, children, events },
      ...(newCanton !== "" && { newCanton }),
    }),
  ]);
  const hasFailed = arrival.isError || situation.isError;
  return { state: hasFailed ? "failed" : "saved", wrong: [], typed, family };
}
