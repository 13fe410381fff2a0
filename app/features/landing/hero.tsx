import { to } from "~/i18n/paths";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { formatNumber, formatPopulation, formatWholeChf } from "~/i18n/format";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { CantonMap } from "~/ui/map/canton-map";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { areas } from "../../../contract/shared/areas.ts";
import type { LandingCounts, SampleCanton, Visitor } from "./landing.server";
import { landing } from "./words";
import styles from "./hero.module.css";

const t = translator("landing", landing);

const COUNT_NAMES = ["members", "solved", "updated", "news", "cantons"] as const;

function HeroMap({ sampleCanton }: { sampleCanton: SampleCanton | null }) {
  return (
    <figure className={styles.figure} id="cantoes">
      <div className={styles.map}>
        <CantonMap
          label={sampleCanton ? t("hero.mapWith", { canton: sampleCanton.name }) : t("hero.map")}
          selectedCode={sampleCanton?.code ?? null}
          names={cantonNames}
        />
      </div>
      {sampleCanton ? <CantonFigures canton={sampleCanton} /> : null}
      {areas.cantons.isOpen && (
        <PageLink to={to(areas.cantons.path)} className={`${text.small} ${text.link} ${text.tap}`}>
          {t("figures.all")}
        </PageLink>
      )}
    </figure>
  );
}

function CantonFigures({ canton }: { canton: SampleCanton }) {
  return (
    <figcaption className={styles.figures}>
      <b>{t("figures.heading", { name: canton.name, code: canton.code })}</b>
      <dl>
        <dt>{t("figures.population")}</dt>
        <dd>{formatPopulation(canton.populationInThousands)}</dd>
        <dt>{t("figures.salary")}</dt>
        <dd>{formatWholeChf(canton.medianMonthlySalaryChf)}</dd>
        <dt>{t("figures.rent")}</dt>
        <dd>{formatWholeChf(canton.averageRentChf)}</dd>
      </dl>
      <details className={styles.sources}>
        <summary>{t("figures.sources")}</summary>
        <ul>
          {canton.sourceLines.map((line) => (
            <li key={line} data-source>
              {line}
            </li>
          ))}
        </ul>
      </details>
    </figcaption>
  );
}

type HeroProps = {
  visitor: Visitor;
  signupPath: string;
  counts: LandingCounts;
  sampleCanton: SampleCanton | null;
};

export function Hero({ visitor, signupPath, counts, sampleCanton }: HeroProps) {
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
                {t("hero.start")}
              </Button>
              <Button to="/login" variant="outline" size="lg">
                {t("hero.member")}
              </Button>
            </>
          )}
        </div>
        {shown.length > 0 ? (
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
      <HeroMap sampleCanton={sampleCanton} />
    </section>
  );
}
