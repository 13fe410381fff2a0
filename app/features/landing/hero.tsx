import { formatNumber, formatWholeChf } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { CantonMap } from "~/ui/map/canton-map";
import { StepMap } from "~/ui/map/step-map";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { areas } from "../../../contract/shared/areas.ts";
import { exampleHousehold } from "../../../contract/calculators/disposable-income.ts";
import type { ExampleIncome, LandingCounts, Visitor } from "./landing.server";
import { landing } from "./words";
import styles from "./hero.module.css";

const t = translator("landing", landing);

const COUNT_NAMES = ["members", "solved", "updated"] as const;
/** One number alone does not convince. */
const LEAST_COUNTS = 2;
const PERCENT = 100;

/** Without the example's data the map stays, without figures. */
function HeroMap({ income }: { income: ExampleIncome | null }) {
  return (
    <figure className={styles.figure} id="cantoes">
      {income && (
        <figcaption>
          <b>
            {t("example.heading", { gross: formatWholeChf(exampleHousehold.grossCents / 100) })}
          </b>
          <span>{t("example.household")}</span>
        </figcaption>
      )}
      {income ? (
        <StepMap label={t("example.map")} steps={income.steps} />
      ) : (
        <CantonMap label={t("hero.map")} selectedCode={null} />
      )}
      {income && <ExampleRows income={income} />}
      <p className={`${text.small} ${text.muted}`}>
        {income && t("example.note")}{" "}
        {areas.cantons.isOpen && (
          <PageLink to={to(areas.cantons.path)} className={text.link}>
            {t("example.all")}
          </PageLink>
        )}
      </p>
      {income && <ExampleSources sources={income.sources} />}
    </figure>
  );
}

/** Most is left first and least last; between them the canton that is open to guests. */
function whyOf(place: number, count: number) {
  if (place === 0) return "most";
  return place === count - 1 ? "least" : "opened";
}

function ExampleRows({ income: { rows } }: { income: ExampleIncome }) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ code, name, text: left, share }, place) => (
        <li key={code}>
          <span>
            {name} <small>{t(`example.${whyOf(place, rows.length)}`)}</small>
          </span>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${PERCENT} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={Math.round(share * PERCENT)} height="1" />
          </svg>
          <b>{left}</b>
        </li>
      ))}
    </ol>
  );
}

function ExampleSources({ sources }: Pick<ExampleIncome, "sources">) {
  return (
    <details className={styles.sources}>
      <summary>{t("example.sources")}</summary>
      <ul>
        {sources.map(({ name, title, year }) => (
          <li key={`${name} ${title} ${year}`} data-source>
            {[name, title, year].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

type HeroProps = {
  visitor: Visitor;
  signupPath: string;
  counts: LandingCounts;
  income: ExampleIncome | null;
};

export function Hero({ visitor, signupPath, counts, income }: HeroProps) {
  const shown = COUNT_NAMES.flatMap((name) => {
    const count = counts[name];
    return count === undefined ? [] : [{ name, count }];
  });
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.heading}>{t("hero.heading")}</h1>
        <p className={styles.lead}>
          {visitor
            ? t("hero.welcomeBack", { name: visitor.firstName })
            : t(areas.news.isOpen ? "hero.lead" : "hero.leadWithoutNews")}
        </p>
        <div className={`${styles.actions} ${layout.cluster}`}>
          {visitor ? (
            <Button to="/app" size="lg">
              {t("header.continue")}
            </Button>
          ) : (
            <>
              <Button to={signupPath} size="lg">
                {t("signup")}
              </Button>
              <Button to="/login" variant="outline" size="lg">
                {t("hero.member")}
              </Button>
            </>
          )}
        </div>
        {shown.length >= LEAST_COUNTS ? (
          <dl className={styles.counts} aria-label={t("hero.counts")}>
            {shown.map(({ name, count }) => (
              <div key={name}>
                <dt>{t(`counts.${name}`)}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <HeroMap income={income} />
    </section>
  );
}
