import {
  isOwnCertificate,
  verifyCertificate,
  writeCertificatePdf,
} from "~/features/courses/certificates/certificates.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { certificate as words } from "~/features/courses/certificates/words";
import { config } from "~/process/config.server";

export const loader = memberLoader(async ({ params, request, cms, own }) => {
  const number = params["number"] ?? "";
  const isOwn = await isOwnCertificate(own, number).catch(AppError.throwCmsUnavailable);
  if (!isOwn) throw notFound(request);
  const found = await verifyCertificate(cms, number).catch(AppError.throwCmsUnavailable);
  if (!found) throw notFound(request);
  const pdf = await writeCertificatePdf({ ...found, publicOrigin: config.PUBLIC_ORIGIN });
  return new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${words.pdf.name}"`,
      "Cache-Control": "no-store",
    },
  });
});
