import type { ReactNode } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Prose } from "~/ui/data/prose";
import { SmartLink } from "~/ui/action/smart-link";
import { lazyPart } from "~/ui/later";
import { CantonEmblem } from "~/ui/map/canton-emblem";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { CantonFigure } from "~/reference/canton-figures.server";
import type { CantonDetails } from "./canton-page.server";
import { cantonPage as words } from "./canton-page.words";
import styles from "./canton-page.module.css";

const t = translator("canton-page", words);

// Server-rendered; their code loads after the page, their styles with it.
const TermedProse = lazyPart(
  () => import("~/content/glossary/termed-prose").then((part) => part.TermedProse),
  ({ html }) => <Prose html={html} />,
);

const CantonOffices = lazyPart(() => import("./canton-offices").then((part) => part.CantonOffices));

const FigureGroupSection = lazyPart(() =>
  import("./figure-group-section").then((part) => part.FigureGroupSection),
);

const NO_TERMS: NonNullable<CantonDetails["terms"]> = [];

export type CantonPageProps = {
  canton: CantonDetails;
  isPaying: boolean;
  children?: ReactNode;
};

export function CantonPage({ canton, isPaying, children }: CantonPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <div className={styles.head}>
          <div>
            <Tag>{canton.code}</Tag>
            <h1 className={styles.title}>{canton.name}</h1>
          </div>
          {canton.coatOfArms ? (
            <img
              src={`/media/${canton.coatOfArms}?size=avatar`}
              alt=""
              width="72"
              height="72"
              className={styles.arms}
            />
          ) : (
            <CantonEmblem code={canton.code} frame={canton.frame} />
          )}
        </div>
        <dl className={styles.facts}>
          <Fact label={t("page.languages")} value={canton.languages} />
          <Fact label={t("page.capital")} value={canton.capital} />
          <Fact label={t("page.joined")} value={canton.joinedYear && String(canton.joinedYear)} />
        </dl>
      </header>
      {canton.picture && (
        <img
          src={`/media/${canton.picture}?size=cover`}
          alt={t("page.picture", { name: canton.name })}
          className={styles.picture}
        />
      )}
      {canton.isSample && !isPaying && (
        <Alert kind="info" title={t("page.sampleTitle")}>
          {t("page.sample")}
        </Alert>
      )}
      <CantonOffices {...canton} />
      {canton.descriptionHtml ? (
        <TermedProse html={canton.descriptionHtml} terms={canton.terms ?? NO_TERMS} />
      ) : null}
      <section aria-labelledby="canton-figures">
        <h2 id="canton-figures" className={styles.subtitle}>
          {t("page.figures")}
        </h2>
        <ul className={styles.figures}>
          {canton.figures.map((figure) => (
            <li key={figure.name}>
              <Figure figure={figure} />
            </li>
          ))}
        </ul>
        {canton.salaryRegion && <p className={styles.shared}>{canton.salaryRegion}</p>}
      </section>
      {canton.groups.map((group) => (
        <FigureGroupSection key={group.name} group={group} />
      ))}
      {canton.holidays.length > 0 && (
        <section aria-labelledby="canton-holidays">
          <h2 id="canton-holidays" className={styles.subtitle}>
            {t("page.holidays")}
          </h2>
          <dl className={styles.facts}>
            {canton.holidays.map(({ name, rule }) => (
              <div key={`${name} ${rule}`}>
                <dt>{name}</dt>
                <dd>{rule || t("unknown")}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {children}
      <nav className={layout.cluster} aria-label={t("page.next")}>
        {isPaying && (
          <>
            <Button variant="outline" to={`/app/cantons/compare?c=${canton.code}`}>
              {t("page.compare")}
            </Button>
            <Button variant="outline" to={`/app/news/results?canton=${canton.code}`}>
              {t("page.news")}
            </Button>
          </>
        )}
        <Button variant="outline" to={`/app/forum?canton=${canton.code}`}>
          {t("page.forum")}
        </Button>
        <Button variant="outline" to={`/app/members?canton=${canton.code}`}>
          {t("page.members")}
        </Button>
        {!isPaying && <Button to="/app/membership">{t("page.membership")}</Button>}
      </nav>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string | null | 0 }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || t("unknown")}</dd>
    </div>
  );
}

function Figure({ figure }: { figure: CantonFigure }) {
  const { label, value, year, source, sourceUrl, note, reviewedOn, newerYear } = figure;
  const name = source && <span lang={source.lang}>{source.text}</span>;
  return (
    <div className={styles.figure}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.value}>{value ?? t("unknown")}</p>
      {note && <p className={styles.note}>{note}</p>}
      <p data-source className={styles.source}>
        {t("page.source")}:{" "}
        {name && sourceUrl ? (
          <SmartLink to={sourceUrl} className={text.link}>
            {name}
          </SmartLink>
        ) : (
          (name ?? t("unknown"))
        )}
        {year && `, ${year}`}
        {reviewedOn && `; ${t("page.reviewed", { date: reviewedOn })}`}
        {newerYear && <strong>. {newerYear}</strong>}
      </p>
    </div>
  );
}
