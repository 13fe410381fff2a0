import type { Office } from "~/reference/offices.server";
import type { StoredPlan } from "../../../contract/api/plan-v1.ts";
import {
  CANCEL_INSURER_LETTER,
  insurerMonthAt,
  type InsurerMonth,
} from "../../../contract/switzerland/insurer-month.ts";
import {
  END_JOB_LETTER,
  END_LEASE_LETTER,
  LETTER_OFFICES,
  isLetterEnough,
} from "../../../contract/switzerland/letters.ts";
import { MISSED_AFTER_DAYS } from "../../../contract/switzerland/plan.ts";
import { daysUntil } from "../../../contract/switzerland/plan-dates.ts";
import type { EventDays } from "../../../contract/switzerland/situation.ts";
import {
  ADDRESS_GAP,
  END_FIELD,
  LEASE_END_FIELD,
  LEAVING_FIELD,
  WORK_START_FIELD,
  type Letter,
  type LetterOffice,
  type LetterOrigin,
  type LetterValues,
  type OtherWay,
} from "./letter";
import { leaseChoicesFor, yearChoices, type LeaseChoices } from "./posting.server";

export type LetterCanton = {
  code: string;
  name: string;
  languages: readonly string[];
  /** `signup`: the first wish, while the profile has no canton; `move`: where the member moves to. */
  from: "profile" | "signup" | "move";
};

type SenderPlan = Pick<StoredPlan, "answers" | "arrivalOn" | "events">;

/** What the portal knows of the sender. */
export type LetterSender = {
  name: string;
  /** Null while the service is unavailable. */
  plan: SenderPlan | null;
  canton: LetterCanton | null;
  /** Of that canton. */
  offices: readonly Office[];
  /** True if the letter was opened to leave Switzerland. */
  isLeaving?: boolean;
};

export type LetterStart = {
  start: LetterValues;
  /** Where a value of `start` comes from, by field. */
  origins: Readonly<Record<string, LetterOrigin>>;
  /** Addressee of the start; null for a letter to a company, and while it is unknown. */
  office: LetterOffice | null;
  /** Set if the canton's office takes no letter, whoever the addressee is. */
  otherWay: OtherWay | null;
  /** Only for the letter to an insurer, unless it is about leaving: that has no deadline. */
  month: InsurerMonth | null;
  /** Only for the letter that ends a lease. */
  lease: LeaseChoices | null;
};

type Filled = Record<string, { value: string; origin: LetterOrigin | null }>;

const fill = (name: string, value: string | undefined, origin: LetterOrigin | null): Filled =>
  value ? { [name]: { value, origin } } : {};

/**
 * So near, a letter to the insurer is about leaving and not about the turn of the year. Once no letter can
 * be about the next turn any more, that holds for every leaving before the one after it.
 */
const LEAVING_SOON_DAYS = 90;

export const isRecent = (day: string | undefined, today: string): day is string =>
  day !== undefined && daysUntil(day, today) >= -MISSED_AFTER_DAYS;

const isAhead = (day: string | undefined, today: string): day is string =>
  day !== undefined && day >= today;

type Letters = Pick<Letter, "key" | "fields" | "deadline" | "postBeforeDays">;

function insurerEnd(
  month: InsurerMonth,
  { plan, isLeaving = false }: LetterSender,
  today: string,
): Filled {
  const leaving = plan?.events.leaving;
  const turn = `${month.fromYear - 1}-12-31`;
  const isClosed = month.state === "closed";
  if (
    isRecent(leaving, today) &&
    (isLeaving || daysUntil(leaving, today) <= LEAVING_SOON_DAYS || (isClosed && leaving <= turn))
  ) {
    return { ...fill("endDay", leaving, "leaving"), ...fill(LEAVING_FIELD, leaving, "leaving") };
  }
  return isClosed ? {} : fill("endDay", turn, null);
}

type MoveOut = { day: string; origin: "cantonMove" | "leaving" };

/** The next day on which a home is left. */
function moveOutOf({ leaving, cantonMove }: EventDays, today: string): MoveOut | null {
  if (isAhead(cantonMove, today) && !(isAhead(leaving, today) && leaving < cantonMove)) {
    return { day: cantonMove, origin: "cantonMove" };
  }
  return isAhead(leaving, today) ? { day: leaving, origin: "leaving" } : null;
}

/** Who arrived long ago may move within the canton: nothing tells the day. */
function arrivalFill({ events, arrivalOn }: SenderPlan, today: string): Filled {
  const moved = (day: string, from: "canton" | "abroad", origin: LetterOrigin): Filled => ({
    ...fill("arrivalDay", day, origin),
    ...fill("origin", from, origin),
  });
  if (isRecent(events.cantonMove, today)) return moved(events.cantonMove, "canton", "cantonMove");
  const day = arrivalOn ?? undefined;
  if (!isRecent(day, today)) return {};
  const { workStart } = events;
  return {
    ...moved(day, "abroad", "arrival"),
    ...(isRecent(workStart, today) && fill(WORK_START_FIELD, workStart, "workStart")),
  };
}

/** Last end of a month up to a day. */
function monthEndUntil(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const endOf = (at: number) => new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10);
  return endOf(month) === day ? day : endOf(month - 1);
}

/** Who leaves works until the end of a month before it: so the law ends jobs. */
function jobFill({ leaving }: EventDays, today: string): Filled {
  const end = leaving && monthEndUntil(leaving);
  return isAhead(end, today) ? fill(END_FIELD, end, "leaving") : {};
}

/** The money can be asked for after the job and after leaving too. */
const pensionFill = ({ jobEnd, leaving }: EventDays, today: string): Filled => ({
  ...(isRecent(jobEnd, today) && fill(END_FIELD, jobEnd, "jobEnd")),
  ...(isRecent(leaving, today) && fill(LEAVING_FIELD, leaving, "leaving")),
});

function situationFill(key: Letter["key"], plan: LetterSender["plan"], today: string): Filled {
  if (!plan) return {};
  if (key === "register") return arrivalFill(plan, today);
  if (key === END_JOB_LETTER) return jobFill(plan.events, today);
  if (key === "pension-money") return pensionFill(plan.events, today);
  if (key === "end-phone" && isAhead(plan.events.leaving, today)) {
    return fill(LEAVING_FIELD, plan.events.leaving, "leaving");
  }
  if (key !== "permit-renewal") return {};
  return {
    ...fill("permitEnd", plan.events.permitEnd, "permitEnd"),
    ...fill("permit", plan.answers.permit, "signup"),
  };
}

/** Name and address, each part in a line, as on an envelope. */
const addressLines = ({ name, address }: Office): string =>
  [name, ...(address?.split(", ") ?? [ADDRESS_GAP])].join("\n");

const OFFICE_ORIGINS = {
  profile: "officeOfProfile",
  signup: "officeOfSignup",
  move: "officeOfMove",
} as const;

/** Who moves registers elsewhere: without the new canton, nothing tells where. */
function addresseeOf({ key }: Letters, { plan, canton, offices }: LetterSender, today: string) {
  const kind = LETTER_OFFICES[key];
  const isMoving = isRecent(plan?.events.cantonMove, today);
  if (kind === "register" && isMoving && canton?.from !== "move") return null;
  return offices.find((office) => office.kind === kind) ?? null;
}

function otherWayOf({ key }: Letters, { canton, offices }: LetterSender): OtherWay | null {
  if (isLetterEnough(key, canton?.code ?? null)) return null;
  const office = offices.find(({ kind }) => kind === LETTER_OFFICES[key]);
  return { url: office?.url ?? null, note: office?.note ?? null };
}

/** Values that a field of the letter accepts. */
function fitting({ fields }: Letters, filled: Filled): Filled {
  const isFitting = (name: string, value: string) => {
    const field = fields.find((each) => each.name === name);
    if (!field) return false;
    return field.kind !== "choice" || field.choices?.some((choice) => choice.value === value);
  };
  return Object.fromEntries(
    Object.entries(filled).filter(([name, { value }]) => isFitting(name, value)),
  );
}

/**
 * What is known before the member types, and where from.
 * @param today YYYY-MM-DD
 */
export function startLetter(letter: Letters, sender: LetterSender, today: string): LetterStart {
  const { key, fields, deadline, postBeforeDays } = letter;
  const month = key === CANCEL_INSURER_LETTER ? insurerMonthAt(today) : null;
  const year = yearChoices(deadline, today)[0]?.value ?? today.slice(0, 4);
  const yearField = fields.find(({ kind }) => kind === "year");
  const addressee = addresseeOf(letter, sender, today);
  const events = sender.plan?.events ?? {};
  const moveOut = key === END_LEASE_LETTER ? moveOutOf(events, today) : null;
  const home = { moveOut: moveOut?.day ?? null, canton: sender.canton?.code ?? null };
  const lease =
    key === END_LEASE_LETTER ? leaseChoicesFor({ ...home, postBeforeDays }, today) : null;
  const officeOrigin = OFFICE_ORIGINS[sender.canton?.from ?? "profile"];
  const filled: Filled = {
    ...fill("day", today, null),
    ...fill("sender", sender.name, "profile"),
    ...(addressee && fill("to", addressLines(addressee), officeOrigin)),
    ...(yearField && fill(yearField.name, year, null)),
    ...fitting(letter, {
      ...situationFill(key, sender.plan, today),
      ...(month && insurerEnd(month, sender, today)),
      ...(lease && fill(LEASE_END_FIELD, lease.chosen ?? undefined, moveOut?.origin ?? null)),
    }),
  };
  const entries = Object.entries(filled);
  return {
    start: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    origins: Object.fromEntries(
      entries.flatMap(([name, { origin }]): [string, LetterOrigin][] =>
        origin ? [[name, origin]] : [],
      ),
    ),
    office: addressee && {
      url: addressee.url,
      note: addressee.note,
      hasAddress: addressee.address !== null,
      isMoving: isRecent(events.cantonMove, today) && sender.canton?.from !== "move",
    },
    ...{ otherWay: otherWayOf(letter, sender), lease },
    month: filled[LEAVING_FIELD] ? null : month,
  };
}
