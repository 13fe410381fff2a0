import { hash } from "node:crypto";
import { z } from "zod";
import { readAct } from "~/forms/read-act.server";
import type { BoundToMember } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { formatDateTime } from "~/i18n/format";
import { findGlossary } from "~/reference/glossary/glossary.server";
import type { Term } from "~/reference/glossary/term";
import type { PracticeApi } from "~/service/plan-api.server";
import type { PracticeState } from "../../../contract/api/practice-v1.ts";
import { NEW_WORDS_PER_DAY, PRACTICE_RATINGS } from "../../../contract/content/practice.ts";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";

export type PracticeCard = {
  slug: string;
  /** In the language of the practice. */
  name: string;
  meaning: string;
  definition: string;
  isNew: boolean;
  /** Answers so far; sent back, so that a double tap counts once. */
  answers: number;
};

export type PracticePageData = {
  language: SwissLanguage;
  /** Null if nothing is due and today's new words are done. */
  card: PracticeCard | null;
  answersToday: number;
  daysInWeek: number;
  knownCount: number;
  allCount: number;
  /** In words; null if no word is scheduled. */
  nextDue: string | null;
  hasMoreWords: boolean;
};

type Word = Pick<Term, "slug" | "ptBr" | "definition"> & { name: string };

/** The terms that have a name in the language, in an order that mixes their subjects. */
function wordsIn(terms: readonly Term[], language: SwissLanguage): Word[] {
  return terms
    .flatMap(({ slug, ptBr, definition, names }) => {
      const name = names[language];
      return name ? [{ slug, ptBr, definition, name, place: hash("md5", slug) }] : [];
    })
    .toSorted((one, other) => one.place.localeCompare(other.place))
    .map(({ place: _, ...word }) => word);
}

/** Due words first, then new ones up to the day's limit. */
export function nextCard(words: readonly Word[], state: PracticeState): PracticeCard | null {
  const bySlug = new Map(words.map((word) => [word.slug, word]));
  const [due] = state.due.flatMap(({ word, answers }) => {
    const found = bySlug.get(word);
    return found ? [{ found, answers }] : [];
  });
  if (due) return cardOf(due.found, due.answers);
  if (state.newToday >= NEW_WORDS_PER_DAY) return null;
  const known = new Set(state.known);
  const fresh = words.find(({ slug }) => !known.has(slug));
  return fresh ? cardOf(fresh, 0) : null;
}

const cardOf = ({ slug, name, ptBr, definition }: Word, answers: number): PracticeCard => ({
  ...{ slug, name, definition, answers, meaning: ptBr, isNew: answers === 0 },
});

/**
 * The language of the address, else of the member's canton.
 * @param spoken languages of the canton
 */
export function practiceLanguage(
  search: URLSearchParams,
  spoken: readonly string[],
): SwissLanguage {
  const requested = search.get("language") ?? spoken[0];
  return swissLanguages.find((language) => language === requested) ?? "de";
}

/** @throws a 503 while Directus or the service is unavailable */
export async function loadPractice(
  { cms, service }: Pick<BoundToMember, "cms" | "service">,
  language: SwissLanguage,
): Promise<PracticePageData> {
  const [glossary, found] = await Promise.all([
    findGlossary(cms).catch(AppError.throwCmsUnavailable),
    service.practice.find(language),
  ]);
  if (found.isError) throw new AppError("service_unavailable").toResponse();
  const words = wordsIn(glossary.terms, language);
  const state = found.data;
  const knownCount = words.filter(({ slug }) => state.known.includes(slug)).length;
  return {
    language,
    card: nextCard(words, state),
    answersToday: state.answersToday,
    daysInWeek: state.daysInWeek,
    knownCount,
    allCount: words.length,
    nextDue: state.nextDueAt && formatDateTime(state.nextDueAt),
    hasMoreWords: knownCount < words.length,
  };
}

const language = z.enum(swissLanguages);
const form = z.union([
  z.object({
    language,
    word: z.string(),
    rating: z.enum(PRACTICE_RATINGS),
    answers: z.coerce.number().int().min(0),
  }),
  z.object({ language, intent: z.literal("restart") }),
]);

/**
 * @returns the language to go on with; null if it could not be saved
 * @throws a 400 for an unknown form
 */
export async function answerPractice(
  api: PracticeApi,
  sent: FormData,
): Promise<SwissLanguage | null> {
  const act = readAct(form, sent);
  if (!act) throw new AppError("validation_failed").toResponse();
  const { language: of, ...answer } = act;
  const result = "word" in answer ? await api.answer(of, answer) : await api.forget(of);
  return result.isError ? null : of;
}
