import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CertificatePage } from "~/features/courses/certificates/certificate-page";
import { verifyCertificate } from "~/features/courses/certificates/certificates.server";
import { lengthOf } from "~/features/courses/course-length";
import { publicLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { formatDate } from "~/i18n/format";
import { certificate as words } from "~/features/courses/certificates/words";
import { pageMeta } from "~/page/page-meta";
import { findUnlessGuessing } from "~/session/rate-limits.server";

export const loader = publicLoader(async ({ request, params, cms }) => {
  const verify = () =>
    verifyCertificate(cms, params["number"] ?? "").catch(AppError.throwCmsUnavailable);
  const found = await findUnlessGuessing(request, verify);
  if (!found) return data({ certificate: null }, { status: 404 });
  const { code, holderName, courseTitle, totalMinutes, completedAt, issuedAt } = found;
  const labels = {
    lengthLabel: lengthOf(totalMinutes),
    completedLabel: formatDate(completedAt),
    issuedLabel: formatDate(issuedAt),
  };
  return data({ certificate: { code, holderName, courseTitle, ...labels } });
});

export default function CertificateRoute() {
  return <CertificatePage certificate={useLoaderData<typeof loader>().certificate} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
