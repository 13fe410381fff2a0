import { formatPopulation, formatWholeChf } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { landing } from "~/i18n/pt-BR/public/landing";
import { translator } from "~/i18n/translator";
import { CantonMap } from "~/ui/map/canton-map";
import { PageLink } from "~/ui/action/page-link";
import { areas } from "../../../contract/shared/areas.ts";
import type { SampleCanton } from "./landing.types";
import styles from "./hero-map.module.css";

const t = translator("landing", landing);

export function HeroMap({ sampleCanton }: { sampleCanton: SampleCanton | null }) {
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
        <PageLink to={to(areas.cantons.path)} className={styles.all}>
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
