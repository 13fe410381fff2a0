import type { ReactNode } from "react";
import { ContentGrid } from "~/content/teasers/content-grid";
import { Teaser } from "~/content/teasers/teaser";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Icon, type IconName } from "~/ui/media/icon";
import { SmartLink } from "~/ui/action/smart-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { ContentKind } from "~/content/schema";
import type { HomePlan as Plan, HomeCanton, HomeCard, HomeDate } from "./home-plan.server";
import type { NewSince as Fresh } from "./load-home.server";
import { home } from "./words";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import styles from "./home-page.module.css";
import goOnStyles from "~/content/teasers/go-on.module.css";

const t = translator("home", home);

export type HomeArea = {
  to: string;
  title: string;
  summary: string;
  icon: IconName;
};

export type HomePageProps = {
  firstName: string;
  plan: Plan;
  goOn?: ReactNode;
  fresh: Fresh | null;
  kinds: readonly ContentKind[];
  news: ReactNode;
  topics: { names: string; changeTo: string } | null;
  areas: readonly HomeArea[];
};

const DATES_IN_SIGHT = 2;

function HomePlan({ plan: { card, report, digest, steps, dates, canton } }: { plan: Plan }) {
  if (!card && !report && !digest && dates.length === 0 && !canton) return null;
  return (
    <section aria-labelledby="home-plan" className={styles.plan}>
      <h2 id="home-plan" className={styles.homePlanTitle}>
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
      <p className={text.muted}>{card.text}</p>
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
        <details>
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
    <ul className={`${styles.dates} ${layout.stack}`}>
      {dates.map(({ title, when, left, guide, source }) => (
        <li key={title}>
          <b>{title}</b>
          <span>
            {when}
            {left && <span className={text.faint}> ({left})</span>}
          </span>
          {guide && (
            <SmartLink to={guide.to} className={`${text.link} ${text.tap}`}>
              {guide.title}
            </SmartLink>
          )}
          {source && (
            <SmartLink to={source.url} className={`${text.link} ${text.tap} ${text.small}`}>
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
        <dl className={`${styles.facts} ${layout.stack} ${layout.tight}`}>
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} {note && <small className={text.faint}>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {news.length > 0 && (
        <ul className={`${layout.stack} ${layout.tight}`} aria-label={t("cantonNews", { name })}>
          {news.map(({ to, title }) => (
            <li key={to}>
              <SmartLink to={to} className={`${text.link} ${text.tap}`}>
                {title}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      {locked && <p className={text.muted}>{locked}</p>}
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

type NewSinceProps = { kinds: readonly ContentKind[]; found: Fresh | null };

function NewSince({ kinds, found }: NewSinceProps) {
  if (!found) return null;
  const { title, items, more } = found;
  return (
    <section className={goOnStyles.section} aria-labelledby="home-new">
      <h2 id="home-new" className={goOnStyles.title}>
        {title}
      </h2>
      <ContentGrid>
        {items.map(({ type, card }) => {
          const kind = kinds.find(({ name }) => name === type);
          return kind && <Teaser kind={kind} key={card.id} item={card} />;
        })}
      </ContentGrid>
      {more && <p className={goOnStyles.more}>{more}</p>}
    </section>
  );
}

export function HomePage(props: HomePageProps) {
  const { firstName, plan, goOn, fresh, kinds, news, topics, areas } = props;
  return (
    <>
      <h1 className={styles.greeting}>
        {firstName ? t("greeting", { name: firstName }) : t("greetingNameless")}
      </h1>
      <p className={styles.lead}>{t("lead")}</p>
      {goOn}
      <NewSince kinds={kinds} found={fresh} />
      <HomePlan plan={plan} />
      {isOpenPath("/app/news") && (
        <section aria-labelledby="home-news">
          <div className={styles.heading}>
            <h2 id="home-news" className={text.heading}>
              {t("news")}
            </h2>
            <Button variant="text" size="sm" to="/app/news" iconAfter="arrow-right">
              {t("allNews")}
            </Button>
          </div>
          {topics && (
            <p className={styles.topics}>
              {t("topics", { names: topics.names })}{" "}
              <SmartLink to={topics.changeTo} className={text.link}>
                {t("changeTopics")}
              </SmartLink>
            </p>
          )}
          {news}
        </section>
      )}
      <section aria-labelledby="home-areas" className={styles.areas}>
        <h2 id="home-areas" className={text.heading}>
          {t("areas")}
        </h2>
        <ul className={styles.grid}>
          {areas.map((area) => (
            <AreaTile key={area.to} area={area} />
          ))}
        </ul>
      </section>
    </>
  );
}

function AreaTile({ area }: { area: HomeArea }) {
  return (
    <li className={styles.tile}>
      <span className={styles.icon}>
        <Icon name={area.icon} size={22} />
      </span>
      <div className={styles.text}>
        <SmartLink to={area.to} className={styles.link}>
          {area.title}
        </SmartLink>
        <p className={styles.summary}>{area.summary}</p>
      </div>
    </li>
  );
}
