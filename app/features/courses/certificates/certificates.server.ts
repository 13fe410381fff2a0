import { createItem } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { askEndpoint, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatFullDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { isCertificateNumber } from "../../../../contract/content/courses.ts";
import { toPrintable } from "../../../../contract/shared/text.ts";
import { lengthOf } from "../course-length";
import { certificate as words } from "./words";

const certificateShape = shape("certificates", {
  code: z.string(),
  courseTitle: z.nullable(z.string()).transform((title) => title ?? ""),
  issuedAt: z.nullable(z.string()).transform((date) => date ?? ""),
});

export type StoredCertificate = ReturnType<typeof certificateShape.parse>;

export async function findOwnCertificate(
  own: OwnCms,
  course: string,
): Promise<StoredCertificate | null> {
  const filter = { course: { _eq: course } };
  const [found = null] = await own.ask(readRows(certificateShape, { filter, limit: 1 }));
  return found;
}

const MAX_CERTIFICATES = 200;

/**
 * Includes certificates of deleted courses.
 * @throws {CmsError}
 */
export const listOwnCertificates = (own: OwnCms): Promise<StoredCertificate[]> =>
  own.ask(readRows(certificateShape, { sort: ["-issuedAt"], limit: MAX_CERTIFICATES }));

export async function isOwnCertificate(own: OwnCms, number: string): Promise<boolean> {
  if (!isCertificateNumber(number)) return false;
  const filter = { code: { _eq: number } };
  return (await own.ask(readRows(certificateShape, { filter, limit: 1 }))).length > 0;
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
 * Null if no certificate has this number.
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

const t = translator("certificate", words);

const MARGIN = 64;
const COLOURS = { ink: "#15181c", quiet: "#4a525c", link: "#0d6b80", mark: "#d8232a" };
type CertificateText = {
  code: string;
  holderName: string;
  completedAt: string;
  issuedAt: string;
  courseTitle: string;
  totalMinutes: number;
  publicOrigin: string;
};

type Look = { size: number; isBold?: boolean; colour?: string; gap?: number; link?: string };

/** Tagged for screen readers, with the address to verify the certificate. */
export async function writeCertificatePdf(
  certificate: CertificateText,
): Promise<Uint8Array<ArrayBuffer>> {
  const { code, holderName, issuedAt, completedAt, courseTitle, totalMinutes } = certificate;
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    size: "A4",
    layout: "landscape",
    margin: MARGIN,
    tagged: true,
    displayTitle: true,
    lang: "pt-BR",
    pdfVersion: "1.7",
    info: { Title: t("title"), Author: "Portal Suíça", CreationDate: new Date(issuedAt) },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", resolve));
  const root = doc.struct("Document");
  doc.addStructure(root);

  function put(kind: string, text: string, look: Look): void {
    const { size, isBold = false, colour = COLOURS.ink, gap = 12, link } = look;
    const draw = () => {
      doc
        .font(isBold ? "Helvetica-Bold" : "Helvetica")
        .fontSize(size)
        .fillColor(colour)
        .text(toPrintable(text), { lineGap: 2, underline: Boolean(link), link: link ?? null });
      doc.moveDown(gap / size);
    };
    root.add(doc.struct(kind, {}, draw));
  }

  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(0, 0, doc.page.width, 14).fill(COLOURS.mark);
  doc.endMarkedContent();
  doc.y = MARGIN + 20;
  const address = new URL(to(`/certificates/${code}`), certificate.publicOrigin).href;
  const details = { time: lengthOf(totalMinutes), date: formatFullDate(completedAt) };
  put("P", "Portal Suíça", { size: 14, isBold: true, colour: COLOURS.mark, gap: 26 });
  put("H1", t("title"), { size: 30, isBold: true, gap: 34 });
  put("P", t("pdf.certifies"), { size: 13, colour: COLOURS.quiet, gap: 8 });
  put("P", holderName, { size: 26, isBold: true, gap: 16 });
  put("P", t("pdf.finished"), { size: 13, colour: COLOURS.quiet, gap: 8 });
  put("P", courseTitle, { size: 20, isBold: true, gap: 16 });
  put("P", t("pdf.details", details), { size: 12, gap: 30 });
  put("P", `${t("number")}: ${code}`, { size: 11, isBold: true, gap: 4 });
  const look = { size: 11, colour: COLOURS.link, link: address, gap: 4 };
  put("Link", t("pdf.verify", { address }), look);
  put("P", t("pdf.selfStated"), { size: 9, colour: COLOURS.quiet });
  root.end();
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
