import type { BoundToMember } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import type { MemberAnswers } from "~/service/signup-api.server";
import type { PlanSituation } from "../../../contract/api/plan-v1.ts";
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
import { eventField, readAskedEvent } from "./life-events";
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
  /** The day whose field is in focus. */
  asked: LifeEvent | null;
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
  { request, cms, own, service }: Pick<BoundToMember, "cms" | "own" | "service"> & {
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
  const { arrivalOn, family, children, events } = stored.data;
  return {
    answers: Object.keys(answers).length > 0 ? labelsOf(answers, cantons) : null,
    canton: cantons.find(({ code }) => code === homeCanton)?.name ?? homeCanton,
    since: choices?.inSwitzerlandSince || null,
    arrivalOn: arrivalOn ?? "",
    ...{ family, children, events, memberId: own.userId },
    asked: readAskedEvent(new URL(request.url).searchParams),
  };
}

export type SituationAnswer = {
  state: "saved" | "failed" | "invalid";
  /** Names of the fields with a day or a year that cannot be. */
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

/** Saves arrival, family and days together. */
export async function answerSituation(
  { service }: Pick<BoundToMember, "service">,
  form: FormData,
): Promise<SituationAnswer> {
  const typedIn = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const days = ["arrival", ...LIFE_EVENTS.map(eventField)];
  const typed = Object.fromEntries(
    [...days, ...CHILD_PLACES].map((name): [string, string] => [name, typedIn(name)]),
  );
  const today = zurichDay(new Date());
  const wrong = Object.entries(typed)
    .filter(([, value]) => value !== "")
    .filter(([name, value]) => !(days.includes(name) ? isDay(value) : isBirthYear(value, today)))
    .map(([name]) => name);
  const children: ChildYears = Object.fromEntries(
    CHILD_PLACES.flatMap((place) => (typed[place] ? [[place, Number(typed[place])]] : [])),
  );
  const chosen = form.getAll("family");
  const hasChildren = Object.keys(children).length > 0;
  const family = FAMILY_PARTS.filter(
    (part) => chosen.includes(part) || (part === "children" && hasChildren),
  );
  if (wrong.length > 0) return { state: "invalid", wrong, typed, family };
  const events: PlanSituation["events"] = Object.fromEntries(
    LIFE_EVENTS.flatMap((event) => {
      const day = typed[eventField(event)];
      return day ? [[event, day]] : [];
    }),
  );
  const [arrival, situation] = await Promise.all([
    service.plan.setArrival(typed["arrival"] || null),
    service.plan.setSituation({ family, children, events }),
  ]);
  const hasFailed = arrival.isError || situation.isError;
  return { state: hasFailed ? "failed" : "saved", wrong: [], typed, family };
}
