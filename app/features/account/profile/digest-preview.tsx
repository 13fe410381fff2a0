import { formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { emailPreference } from "~/i18n/pt-BR/account/email-preference";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { TitledSection } from "~/ui/data/titled-section";
import styles from "./digest-preview.module.css";
import type { NextDigest } from "./email-preference.server";

const t = translator("emailPreference", emailPreference);

function summaryOf(digest: NextDigest | "unavailable"): string {
  if (digest === "unavailable") return t("preview.unavailable");
  if (digest === null) return t("preview.none");
  const date = formatFullDateTime(digest.sendsAt);
  return t(digest.sections.length > 0 ? "preview.at" : "preview.empty", { date });
}

export function DigestPreview({ digest }: { digest: NextDigest | "unavailable" }) {
  const { sections = [], personal = null } = digest === "unavailable" ? {} : (digest ?? {});
  return (
    <TitledSection titleId="preview-title" title={t("preview.title")}>
      <p>{summaryOf(digest)}</p>
      {sections.map(({ list, items }) => (
        <div key={list}>
          <h3 className={styles.list}>{t(`content.${list}`)}</h3>
          <ul className={styles.items}>
            {items.map(({ id, title, slug }) => (
              <li key={id}>
                <PageLink to={to(`/app/${list}/${slug}`)} className={styles.link}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {sections.length > 0 && <Personal lines={personal ?? []} />}
    </TitledSection>
  );
}

type PersonalProps = { lines: readonly { label: string; path: string }[] };

function Personal({ lines }: PersonalProps) {
  if (lines.length === 0) return <p>{t("preview.personal")}</p>;
  return (
    <>
      <h3 className={styles.list}>{t("preview.yours")}</h3>
      <ul className={styles.items}>
        {lines.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
