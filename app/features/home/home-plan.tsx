import { home } from "~/i18n/pt-BR/home";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import styles from "./home-plan.module.css";
import type { HomeCanton, HomeCard, HomeDate, HomePlan as Plan } from "./home-plan.schema";

const t = translator("home", home);
const DATES_IN_SIGHT = 2;

export function HomePlan({ plan: { card, report, digest, steps, dates, canton } }: { plan: Plan }) {
  if (!card && !report && !digest && dates.length === 0 && !canton) return null;
  return (
    <section aria-labelledby="home-plan" className={styles.plan}>
      <h2 id="home-plan" className={styles.title}>
        {t("plan")}
      </h2>
      <div className={styles.cards}>
        {card && <CardTile card={card} isUrgent />}
        {report && <CardTile card={report} />}
        {dates.length > 0 ? <Dates dates={dates} steps={steps} /> : <CardTile card={steps} />}
        {canton && <Canton canton={canton} />}
        {digest && <CardTile card={digest} />}
      </div>
    </section>
  );
}

function CardTile({ card, isUrgent = false }: { card: HomeCard; isUrgent?: boolean }) {
  return (
    <section className={isUrgent ? `${styles.card} ${styles.urgent}` : styles.card}>
      <h3>{card.title}</h3>
      <p className={styles.text}>{card.text}</p>
      <p className={styles.ways}>
        <Button to={card.to} variant={isUrgent ? "fill" : "outline"} size="sm">
          {card.action}
        </Button>
      </p>
    </section>
  );
}

function Dates({ dates, steps }: { dates: readonly HomeDate[]; steps: HomeCard }) {
  return (
    <section className={styles.card}>
      <h3>{t("dates")}</h3>
      <DateList dates={dates.slice(0, DATES_IN_SIGHT)} />
      {dates.length > DATES_IN_SIGHT && (
        <details className={styles.more}>
          <summary>{t("moreDates")}</summary>
          <DateList dates={dates.slice(DATES_IN_SIGHT)} />
        </details>
      )}
      <p className={styles.ways}>
        <Button to={steps.to} variant="outline" size="sm">
          {steps.action}
        </Button>
      </p>
    </section>
  );
}

function DateList({ dates }: { dates: readonly HomeDate[] }) {
  return (
    <ul className={styles.dates}>
      {dates.map(({ title, when, left, guide, source }) => (
        <li key={title}>
          <b>{title}</b>
          <span>
            {when}
            {left && <span className={styles.details}> ({left})</span>}
          </span>
          {guide && (
            <SmartLink to={guide.to} className={styles.link}>
              {guide.title}
            </SmartLink>
          )}
          {source && (
            <SmartLink to={source.url} className={styles.source}>
              {source.name}
            </SmartLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Canton({ canton: { name, facts, locked, news, ways } }: { canton: HomeCanton }) {
  return (
    <section className={styles.card}>
      <h3>{t("canton", { name })}</h3>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} {note && <small className={styles.details}>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {news.length > 0 && (
        <ul className={styles.news} aria-label={t("cantonNews", { name })}>
          {news.map(({ to, title }) => (
            <li key={to}>
              <SmartLink to={to} className={styles.link}>
                {title}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      {locked && <p className={styles.text}>{locked}</p>}
      <p className={styles.ways}>
        {ways.map((way) => (
          <Button key={way.to} to={way.to} variant="outline" size="sm">
            {way.label}
          </Button>
        ))}
      </p>
    </section>
  );
}
