import { course as words } from "~/features/courses/course.words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import styles from "../course-end.module.css";

const t = translator("course", words);

export function CertificateWays({ code }: { code: string }) {
  return (
    <p className={styles.ways}>
      <a href={to(`/app/courses/certificates/${code}`)} download className={styles.link}>
        {t("certificate.download")}
      </a>
      <PageLink to={to(`/certificates/${code}`)} className={styles.link}>
        {t("certificate.verify")}
      </PageLink>
    </p>
  );
}
