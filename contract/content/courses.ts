import { toPrintable } from "../shared/text.ts";

export const classKinds = ["video", "text", "quiz", "file", "live"] as const;
export type ClassKind = (typeof classKinds)[number];

/** A class is complete after nine tenths of its video, or when the member marks it. */
export const completionRules = ["video_90", "manual"] as const;
export type CompletionRule = (typeof completionRules)[number];

export const REVIEW_MAX_LENGTH = 1_000;
/** Percentage of a course that a member must finish before a review. */
export const REVIEW_FROM_PERCENT = 50;

/** Parts of a class; members who finished the course are notified when one changes. */
export const classParts = ["text", "questions", "film", "files"] as const;
export type ClassPart = (typeof classParts)[number];

/** Class statistics, visible to editors only. */
export const classNumbers = [
  "startedCount",
  "doneCount",
  "leftCount",
  "medianMinutes",
  "quizTries",
  "quizErrorPct",
] as const;

/** Letters and digits without look-alikes, safe to read out or type. */
export const CERTIFICATE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const NUMBER = /^PS(?:-[2-9A-HJKMNP-Z]{4}){3}$/;

export const isCertificateNumber = (text: unknown): text is string =>
  typeof text === "string" && NUMBER.test(text);

/** Percentage of right answers that passes a test. A certificate requires it in each test of the course. */
export const PASS_PERCENT = 60;

/** Percentage that passes the questions of a class: its own, if editors set one, else the portal's. */
export const passPercentOf = (own: number | null): number => Math.max(PASS_PERCENT, own ?? 0);

const MIN_HOLDER_CHARACTERS = 2;
const MAX_HOLDER_CHARACTERS = 141;

type AccountName = { firstName: string | null; lastName: string | null };

/** The account's name as a PDF can print it. Too short if hardly any letter is printable. */
export const holderNameOf = ({ firstName, lastName }: AccountName): string =>
  toPrintable(`${firstName ?? ""} ${lastName ?? ""}`.replaceAll(/\s+/g, " ")).slice(
    0,
    MAX_HOLDER_CHARACTERS,
  );

export const isHolderName = (name: string): boolean =>
  name.length >= MIN_HOLDER_CHARACTERS && /\p{L}/u.test(name);
