import type { Knex } from "knex";
import { isCertificateNumber } from "../../../contract/certificate.ts";

export type CertificateFacts = {
  code: string;
  holderName: string;
  issuedAt: string;
  courseTitle: string;
  totalMinutes: number;
};

/**
 * What a certificate says, to be compared with the paper.
 * @param code as it was sent
 * @returns null for a number that was never given
 */
export async function findCertificate(
  database: Knex,
  code: unknown,
): Promise<CertificateFacts | null> {
  if (!isCertificateNumber(code)) return null;
  const found = await database("certificates as certificate")
    .join("courses as course", "course.id", "certificate.course")
    .where("certificate.code", code)
    .first<(Omit<CertificateFacts, "issuedAt"> & { issuedAt: Date }) | undefined>(
      "certificate.code",
      "certificate.holderName",
      "certificate.issuedAt",
      { courseTitle: "course.title", totalMinutes: "course.totalMinutes" },
    );
  return found ? { ...found, issuedAt: found.issuedAt.toISOString() } : null;
}
