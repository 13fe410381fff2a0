import { writeCertificatePdf } from "~/features/courses/certificate-pdf.server";
import { findOwnCertificate } from "~/features/courses/certificates.server";
import { requireCourse } from "~/features/courses/course.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { certificate as words } from "~/i18n/pt-BR/certificate";
import { config } from "~/process/config.server";

/** The member's certificate of a course as a file. */
export const loader = memberLoader(async ({ params, request, cms, own }) => {
  const course = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const found = await findOwnCertificate(own, course.id).catch(AppError.throwCmsUnavailable);
  if (!found) throw notFound(request);
  const pdf = await writeCertificatePdf({
    ...found,
    courseTitle: course.title,
    totalMinutes: course.totalMinutes,
    publicOrigin: config.PUBLIC_ORIGIN,
  });
  return new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${words.pdf.name}"`,
      "Cache-Control": "no-store",
    },
  });
});
