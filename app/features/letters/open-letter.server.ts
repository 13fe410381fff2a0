import type { OwnCms } from "~/cms/cms.server";
import type { BoundToMember } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { listCantons } from "~/reference/cantons.server";
import { listOffices } from "~/reference/offices.server";
import type { StoredPlan } from "../../../contract/api/plan-v1.ts";
import { leftCantonOf } from "../../../contract/switzerland/canton-move.ts";
import {
  END_LEASE_LETTER,
  TAX_LETTER,
  isAboutLeaving,
  isLetterEnough,
} from "../../../contract/switzerland/letters.ts";
import { languageIn, sentLanguagesOf, type Letter } from "./letter";
import type { LetterPageData } from "./letter-form";
import { postingOf, yearChoices } from "./posting.server";
import { isRecent, startLetter, type LetterCanton, type LetterStart } from "./start-letter.server";

type Bound = Pick<BoundToMember, "cms" | "own" | "service">;

/** Finds the code of the canton in the profile. */
type FindHomeCanton = (own: OwnCms) => Promise<string | null>;

export type OpenLetterOptions = {
  fullName: string;
  /** Of the page: `language=<code>`, `about=leaving`. */
  search: URLSearchParams;
  findHomeCanton: FindHomeCanton;
};

type Known = { home: string | null; plan: StoredPlan | null; today: string };

async function readKnown(
  { own, service }: Pick<Bound, "own" | "service">,
  findHomeCanton: FindHomeCanton,
): Promise<Known> {
  const [home, stored] = await Promise.all([findHomeCanton(own), service.plan.find()]);
  return { home, plan: stored.isError ? null : stored.data, today: zurichDay(new Date()) };
}

/** Code of the canton where the letter is read, and how the portal knows it. */
function cantonFor(key: Letter["key"], { home, plan, today }: Known) {
  const signup = plan?.cantons ?? [];
  if (plan && key === "register" && isRecent(plan.events.cantonMove, today) && plan.newCanton) {
    return { code: plan.newCanton, from: "move" as const };
  }
  const left =
    plan && key === END_LEASE_LETTER
      ? leftCantonOf({ home, signup }, plan, today)
      : (home ?? signup[0]);
  return { code: left, from: home !== null && left === home ? "profile" : "signup" } as const;
}

/** False if the member's canton takes the request only in another form. */
export async function isEnoughFor(
  bound: Pick<Bound, "own" | "service">,
  key: Letter["key"],
  findHomeCanton: FindHomeCanton,
): Promise<boolean> {
  if (key !== TAX_LETTER) return true;
  const { code } = cantonFor(key, await readKnown(bound, findHomeCanton));
  return isLetterEnough(key, code ?? null);
}

/**
 * A letter with what the portal knows of the member, for the page to fill in. Without the service or the
 * cantons it opens with less.
 */
export async function openLetter(
  { cms, own, service }: Bound,
  letter: Letter,
  { fullName, search, findHomeCanton }: OpenLetterOptions,
): Promise<LetterPageData & Pick<LetterStart, "month">> {
  const [known, cantons] = await Promise.all([
    readKnown({ own, service }, findHomeCanton),
    listCantons(cms).catch(() => []),
  ]);
  const { plan, today } = known;
  const { code, from } = cantonFor(letter.key, known);
  const found = cantons.find((each) => each.code === code);
  const canton: LetterCanton | null = found ? { ...found, from } : null;
  const sender = {
    ...{ name: fullName, plan, canton },
    isLeaving: isAboutLeaving(search),
    offices: canton ? await listOffices(cms, canton.code).catch(() => []) : [],
  };
  const { month, ...opened } = startLetter(letter, sender, today);
  const languages = sentLanguagesOf(canton?.languages ?? []);
  const { texts: _, deadline, ...shown } = letter;
  return {
    ...opened,
    month,
    letter: shown,
    canton: canton && { name: canton.name, languages },
    language: languageIn(search) ?? languages[0] ?? "de",
    posting: postingOf(letter, opened.start, today),
    years: yearChoices(deadline, today),
  };
}
