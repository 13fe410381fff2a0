import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { practiceDays, practiceWords } from "../../../db/tables/practice.ts";

export type PracticeWord = typeof practiceWords.$inferSelect;

type Of = { userId: string; language: string };

const wordsOf = ({ userId, language }: Of) =>
  and(eq(practiceWords.userId, userId), eq(practiceWords.language, language));

/** The soonest due first. */
export function listWords(
  db: Database,
  of: Of,
): Promise<Pick<PracticeWord, "word" | "dueAt" | "answers">[]> {
  const { word, dueAt, answers } = practiceWords;
  return db
    .select({ word, dueAt, answers })
    .from(practiceWords)
    .where(wordsOf(of))
    .orderBy(asc(dueAt), asc(word));
}

/** @param since YYYY-MM-DD */
export function listDays(db: Database, { userId, language }: Of, since: string) {
  return db
    .select()
    .from(practiceDays)
    .where(
      and(
        eq(practiceDays.userId, userId),
        eq(practiceDays.language, language),
        gte(practiceDays.day, since),
      ),
    )
    .orderBy(desc(practiceDays.day));
}

/** Serializes a member's answers, so that a double tap is answered once. */
export async function lockPractice(transaction: Database, userId: string): Promise<void> {
  const name = `practice:${userId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function findWord(
  within: Database,
  of: Of,
  word: string,
): Promise<PracticeWord | null> {
  const [row] = await within
    .select()
    .from(practiceWords)
    .where(and(wordsOf(of), eq(practiceWords.word, word)));
  return row ?? null;
}

export async function saveWord(within: Database, row: PracticeWord): Promise<void> {
  const { dueAt, answers, memory } = row;
  await within
    .insert(practiceWords)
    .values(row)
    .onConflictDoUpdate({
      target: [practiceWords.userId, practiceWords.language, practiceWords.word],
      set: { dueAt, answers, memory },
    });
}

export async function countAnswer(
  within: Database,
  { userId, language }: Of,
  { day, isNew }: { day: string; isNew: boolean },
): Promise<void> {
  const newWords = isNew ? 1 : 0;
  await within
    .insert(practiceDays)
    .values({ userId, language, day, answers: 1, newWords })
    .onConflictDoUpdate({
      target: [practiceDays.userId, practiceDays.language, practiceDays.day],
      set: {
        answers: sql`${practiceDays.answers} + 1`,
        newWords: sql`${practiceDays.newWords} + ${newWords}`,
      },
    });
}

export async function deletePractice(within: Database, of: Of): Promise<void> {
  await within.delete(practiceWords).where(wordsOf(of));
  await within
    .delete(practiceDays)
    .where(and(eq(practiceDays.userId, of.userId), eq(practiceDays.language, of.language)));
}

/** Days that no page looks back on. @param day YYYY-MM-DD */
export async function deleteDaysBefore(db: Database, day: string): Promise<void> {
  await db.delete(practiceDays).where(lt(practiceDays.day, day));
}
