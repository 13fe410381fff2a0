import type { Knex } from "knex";
import { isCertificateNumber } from "../../../../contract/content/courses.ts";

export type CertificateFacts = {
  code: string;
  holderName: string;
  completedAt: string;
  issuedAt: string;
  courseTitle: string;
  totalMinutes: number;
};

type StoredFacts = {
  code: string;
  holderName: string;
  issuedAt: Date;
  /** Absent before the schema has the fields, and null until `course-hook` fills them. */
  courseTitle?: string | null;
  totalMinutes?: number | null;
  completedAt?: Date | null;
  titleNow: string | null;
  minutesNow: number | null;
};

/**
 * A certificate's content, for comparison with the paper.
 * @param code unvalidated input
 * @returns null for an unknown number
 */
export async function findCertificate(
  database: Knex,
  code: unknown,
): Promise<CertificateFacts | null> {
  if (!isCertificateNumber(code)) return null;
  const found = await database("certificates as certificate")
    .leftJoin("courses as course", "course.id", "certificate.course")
    .where("certificate.code", code)
    .first<StoredFacts | undefined>("certificate.*", {
      titleNow: "course.title",
      minutesNow: "course.totalMinutes",
    });
  if (!found) return null;
  const { holderName, issuedAt, completedAt, courseTitle, totalMinutes } = found;
  return {
    code,
    holderName,
    courseTitle: courseTitle ?? found.titleNow ?? "",
    totalMinutes: totalMinutes ?? found.minutesNow ?? 0,
    completedAt: (completedAt ?? issuedAt).toISOString(),
    issuedAt: issuedAt.toISOString(),
  };
}
