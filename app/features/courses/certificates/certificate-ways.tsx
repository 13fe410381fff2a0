import { course as words } from "~/features/courses/course.words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";

const t = translator("course", words);

export function CertificateWays({ code }: { code: string }) {
  return (
    <p className={`${layout.cluster} ${layout.wide}`}>
      <a
        href={to(`/app/courses/certificates/${code}`)}
        download
        className={`${text.link} ${text.tap}`}
      >
        {t("certificate.download")}
      </a>
      <PageLink to={to(`/certificates/${code}`)} className={`${text.link} ${text.tap}`}>
        {t("certificate.verify")}
      </PageLink>
    </p>
  );
}
