import { landing } from "~/i18n/pt-BR/public/landing";
import { translator } from "~/i18n/translator";
import { formatNumber } from "~/i18n/format";
import { Button } from "~/ui/action/button";
import { HeroMap } from "./hero-map";
import type { LandingCounts, SampleCanton, Visitor } from "./landing.types";
import styles from "./hero.module.css";

const t = translator("landing", landing);

const COUNT_NAMES = ["members", "solved", "updated", "news", "cantons"] as const;

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
          {visitor ? t("hero.welcomeBack", { name: visitor.firstName }) : t("hero.lead")}
        </p>
        <div className={styles.actions}>
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
