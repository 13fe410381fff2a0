import { subDays } from "date-fns";
import { createEmptyCard, fsrs, Rating, type CardInput, type Grade } from "ts-fsrs";
import type { PracticeAnswer, PracticeState } from "../../../../contract/api/practice-v1.ts";
import { PRACTICE_DAYS, type PracticeRating } from "../../../../contract/content/practice.ts";
import type { SwissLanguage } from "../../../../contract/switzerland/codes.ts";
import type { Database } from "../../../db/database.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import {
  countAnswer,
  deletePractice,
  findWord,
  listDays,
  listWords,
  lockPractice,
  saveWord,
} from "./practice.repository.ts";

const GRADES: Record<PracticeRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const MOST_DUE = 100;

export type PracticeService = {
  find(userId: string, language: SwissLanguage): Promise<PracticeState>;
  /**
   * Sets the next day of the word. Changes nothing if the word was answered since it was shown.
   */
  answer(userId: string, language: SwissLanguage, answer: PracticeAnswer): Promise<void>;
  /** Forgets every word and day of the language. */
  forget(userId: string, language: SwissLanguage): Promise<void>;
};

export function createPractice({ db, now }: { db: Database; now: () => Date }): PracticeService {
  const scheduler = fsrs();
  return {
    async find(userId, language) {
      const of = { userId, language };
      const today = zurichDayOf(now());
      const since = zurichDayOf(subDays(now(), PRACTICE_DAYS - 1));
      const [words, days] = await Promise.all([listWords(db, of), listDays(db, of, since)]);
      const day = days.find((each) => each.day === today);
      const [due, later] = [
        words.filter(({ dueAt }) => dueAt <= now()),
        words.filter(({ dueAt }) => dueAt > now()),
      ];
      return {
        due: due.slice(0, MOST_DUE).map(({ word, answers }) => ({ word, answers })),
        known: words.map(({ word }) => word),
        answersToday: day?.answers ?? 0,
        newToday: day?.newWords ?? 0,
        daysInWeek: days.length,
        nextDueAt: later[0]?.dueAt.toISOString() ?? null,
      };
    },

    answer: (userId, language, { word, rating, answers }) =>
      db.transaction(async (transaction) => {
        await lockPractice(transaction, userId);
        const of = { userId, language };
        const before = await findWord(transaction, of, word);
        if ((before?.answers ?? 0) !== answers) return;
        const memory = before ? (before.memory as CardInput) : createEmptyCard(now());
        const { card } = scheduler.next(memory, now(), GRADES[rating]);
        await saveWord(transaction, {
          ...of,
          word,
          dueAt: card.due,
          answers: answers + 1,
          memory: card,
        });
        await countAnswer(transaction, of, { day: zurichDayOf(now()), isNew: before === null });
      }),

    forget: (userId, language) =>
      db.transaction(async (transaction) => {
        await lockPractice(transaction, userId);
        await deletePractice(transaction, { userId, language });
      }),
  };
}
