import { content } from "~/content/words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import styles from "./content-facts.module.css";
import type { ContentFact } from "../schema";

const t = translator("content", content);

export function ContentFacts({ facts }: { facts: readonly ContentFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={t("page.facts")}>
      {facts.map(({ label, value, path, links }) => (
        <div key={label} className={links && styles.many}>
          <dt className={`${text.small} ${text.muted}`}>{label}</dt>
          <dd className={styles.value}>
            {path ? <PageLink to={to(path)}>{value}</PageLink> : value}
            {links?.map((link) => (
              <PageLink
                key={link.path}
                to={to(link.path)}
                lang={link.lang}
                className={`${styles.link} ${text.link} ${text.tap}`}
              >
                {link.text}
              </PageLink>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
