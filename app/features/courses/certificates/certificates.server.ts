import { createItem } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { askEndpoint, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { isCertificateNumber } from "../../../../contract/content/courses.ts";

const certificate = shape("certificates", {
  code: z.string(),
  courseTitle: z.nullable(z.string()).transform((title) => title ?? ""),
  issuedAt: z.nullable(z.string()).transform((date) => date ?? ""),
});

export type StoredCertificate = ReturnType<typeof certificate.parse>;

/** @throws {CmsError} */
export async function findOwnCertificate(
  own: OwnCms,
  course: string,
): Promise<StoredCertificate | null> {
  const filter = { course: { _eq: course } };
  const [found = null] = await own.ask(readRows(certificate, { filter, limit: 1 }));
  return found;
}

const MAX_CERTIFICATES = 200;

/**
 * Includes certificates of deleted courses.
 * @throws {CmsError}
 */
export const listOwnCertificates = (own: OwnCms): Promise<StoredCertificate[]> =>
  own.ask(readRows(certificate, { sort: ["-issuedAt"], limit: MAX_CERTIFICATES }));

/** @throws {CmsError} */
export async function isOwnCertificate(own: OwnCms, number: string): Promise<boolean> {
  if (!isCertificateNumber(number)) return false;
  const filter = { code: { _eq: number } };
  return (await own.ask(readRows(certificate, { filter, limit: 1 }))).length > 0;
}

/**
 * Directus issues it if the member has finished the course and passed its tests (`course-hook`).
 * @throws {CmsError}
 */
export async function issueCertificate(own: OwnCms, course: string): Promise<void> {
  await own.write(createItem("certificates", { course }, { fields: ["id"] }));
}

const verified = z.object({
  certificate: z.nullable(
    z.object({
      code: z.string(),
      holderName: z.string(),
      completedAt: z.string(),
      issuedAt: z.string(),
      courseTitle: z.string(),
      totalMinutes: z.number(),
    }),
  ),
});

export type VerifiedCertificate = NonNullable<z.infer<typeof verified>["certificate"]>;

/**
 * Null for a number that was never issued.
 * @throws {CmsError}
 */
export async function verifyCertificate(
  cms: TierCms,
  number: string,
): Promise<VerifiedCertificate | null> {
  if (!isCertificateNumber(number)) return null;
  const question = askEndpoint("/portal-certificates", { code: number }, verified);
  return (await cms.forTier("teaser").ask(question)).certificate;
}
