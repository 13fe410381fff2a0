import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";
import { PlainPage } from "~/ui/plain-page";
import { Prose } from "~/ui/data/prose";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { legal } from "./words";
import styles from "./legal-page.module.css";
import type { LegalText } from "../../../../contract/account/own-data.ts";

const t = translator("legal", legal);

export type LegalDocument = {
  slug: LegalText;
  title: string;
  version: string;
  effectiveAtLabel: string;
  state: LegalVersion["state"];
  changeSummary: string | null;
  /** Sanitized HTML. */
  bodyHtml: string;
};

export type LegalVersion = {
  version: string;
  effectiveAtLabel: string;
  state: "upcoming" | "current" | "earlier";
  isShown: boolean;
};

export type LegalPageProps = {
  document: LegalDocument;
  versions: readonly LegalVersion[];
};

export function LegalPage({ document, versions }: LegalPageProps) {
  const date = document.effectiveAtLabel;
  return (
    <PlainPage title={document.title} homeTo={to("")} homeLabel={t("home")} loginLabel={ui.login}>
      <p className={`${layout.cluster} ${layout.wide} ${text.small} ${text.muted}`}>
        <span>{t("version", { version: document.version })}</span>
        <span>{t(document.state === "current" ? "effective" : "effectiveOn", { date })}</span>
      </p>
      <div className={styles.print}>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
      {document.state !== "current" && (
        <Alert kind="info" title={t(`notInForce.${document.state}`, { date })}>
          <PageLink to={to(`/${document.slug}`)} className={text.link}>
            {t("toCurrent")}
          </PageLink>
        </Alert>
      )}
      {document.changeSummary ? (
        <section className={styles.changes} aria-labelledby="changes-heading">
          <h2 id="changes-heading">{t("changes")}</h2>
          <p>{document.changeSummary}</p>
        </section>
      ) : null}
      <Prose html={document.bodyHtml} />
      <Versions slug={document.slug} versions={versions} />
    </PlainPage>
  );
}

/** All versions stay readable, so that a member can look up the one they were notified of. */
function Versions({
  slug,
  versions,
}: Pick<LegalDocument, "slug"> & Pick<LegalPageProps, "versions">) {
  if (versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions-heading">
      <h2 id="versions-heading">{t("versions")}</h2>
      <ul>
        {versions.map(({ version, effectiveAtLabel, state, isShown }) => (
          <li key={version}>
            {isShown ? (
              <strong>{t("version", { version })}</strong>
            ) : (
              <PageLink
                to={`${to(`/${slug}`)}${state === "current" ? "" : `?versao=${encodeURIComponent(version)}`}`}
                className={`${text.link} ${text.tap}`}
              >
                {t("version", { version })}
              </PageLink>
            )}
            <span>{t(`dates.${state}`, { date: effectiveAtLabel })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
