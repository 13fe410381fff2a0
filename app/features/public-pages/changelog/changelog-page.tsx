import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { ui } from "~/i18n/pt-BR/ui";
import { PageLink } from "~/ui/action/page-link";
import { Prose } from "~/ui/data/prose";
import { StateMessage } from "~/ui/feedback/state-message";
import { PlainPage } from "~/ui/plain-page";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { ChangelogEntry } from "./changelog.server";
import { changelog as words } from "./words";
import styles from "./changelog-page.module.css";

const t = translator("changelog", words);

export function ChangelogPage({ entries }: { entries: readonly ChangelogEntry[] }) {
  return (
    <PlainPage title={t("title")} homeTo={to("")} homeLabel={t("homeLink")} loginLabel={ui.login}>
      <p>
        {t("lead")}{" "}
        <PageLink to={to("/app/feedback")} className={text.link}>
          {t("ask")}
        </PageLink>
      </p>
      {entries.length === 0 && (
        <StateMessage kind="empty" icon="message-square" title={t("empty.title")}>
          {t("empty.text")}
        </StateMessage>
      )}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </PlainPage>
  );
}

function Entry({
  entry: { id, title, dateLabel, bodyHtml, ideaPaths },
}: {
  entry: ChangelogEntry;
}) {
  return (
    <article className={styles.entry} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {dateLabel && <p className={`${text.small} ${text.muted}`}>{dateLabel}</p>}
      <Prose html={bodyHtml} />
      {ideaPaths.length > 0 && (
        <p className={`${layout.cluster} ${layout.wide} ${text.small} ${text.muted}`}>
          {t("asked")}{" "}
          {ideaPaths.map((path, at) => {
            const link = ideaPaths.length === 1 ? t("idea") : t("ideaOf", { number: at + 1 });
            return (
              <PageLink
                key={path}
                to={path}
                className={text.link}
                aria-label={t("ideaFor", { link, title })}
              >
                {link}
              </PageLink>
            );
          })}
        </p>
      )}
    </article>
  );
}
