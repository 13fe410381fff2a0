import type { ReactNode } from "react";
import { ContentGrid } from "~/content/teasers/content-grid";
import { Teaser } from "~/content/teasers/teaser";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { BarChart } from "~/ui/data/bar-chart";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { ContentKind } from "~/content/schema";
import type {
  HomePlan as Plan,
  HomeCanton,
  HomeCard,
  HomeDate,
  HomeLiving,
} from "./home-plan.server";
import type { NewSince as Fresh } from "./load-home.server";
import { home } from "./words";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import styles from "./home-page.module.css";
import goOnStyles from "~/content/teasers/go-on.module.css";

const t = translator("home", home);

export type HomeFirst = {
  /** Questions that come before any step; null once they are answered. */
  card: HomeCard | null;
  /** Null if the plan has no date. */
  next: HomeDate | null;
  headlines: readonly { to: string; title: string; day: string }[];
  living: HomeLiving | null;
};

export type HomePageProps = {
  firstName: string;
  first: HomeFirst;
  /** Asks for the days of a life. */
  lifeChanges?: ReactNode;
  plan: Plan;
  goOn?: ReactNode;
  fresh: Fresh | null;
  kinds: readonly ContentKind[];
  news: ReactNode;
  topics: { names: string; changeTo: string } | null;
  rate: string | null;
};

const DATES_IN_SIGHT = 2;

/** What matters before anything else: the next step, two headlines, one thing among members. */
function First({ first: { card, next, headlines, living }, steps }: FirstProps) {
  return (
    <section aria-label={t("first")} className={styles.first}>
      <section className={`${styles.card} ${styles.urgent}`} aria-labelledby="home-next">
        <h2 id="home-next" className={styles.label}>
          {t(next || card ? "next" : "nextNone")}
        </h2>
        {card && (
          <>
            <p className={styles.nextTitle}>{card.title}</p>
            <p className={text.muted}>{card.text}</p>
          </>
        )}
        {!card && next && (
          <>
            <p className={styles.nextTitle}>{next.title}</p>
            <p>
              {next.when}
              {next.left && <b> ({next.left})</b>}
            </p>
            {next.takeAlong.length > 0 && (
              <p className={`${text.small} ${text.muted} ${styles.brief}`}>
                {t("takeAlong", { items: next.takeAlong.join(", ") })}
              </p>
            )}
          </>
        )}
        {!card && !next && <p className={text.muted}>{t("nextNoneText")}</p>}
        <p className={styles.ways}>
          <Button to={card?.to ?? next?.to ?? steps.to} size="sm">
            {card?.action ?? t(next ? "openStep" : "openPlan")}
          </Button>
        </p>
      </section>
      {headlines.length > 0 && (
        <section className={styles.card} aria-labelledby="home-headlines">
          <h2 id="home-headlines" className={styles.label}>
            {t("headlines")}
          </h2>
          <ul className={layout.stack}>
            {headlines.map(({ to: path, title, day }) => (
              <li key={path}>
                <SmartLink to={path} className={styles.headline}>
                  {title}
                </SmartLink>
                <span className={`${text.small} ${text.faint}`}>{day}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {living && (
        <section className={styles.card} aria-labelledby="home-living">
          <h2 id="home-living" className={styles.label}>
            {living.label}
          </h2>
          <SmartLink to={living.to} className={styles.headline}>
            {living.text}
          </SmartLink>
        </section>
      )}
    </section>
  );
}

type FirstProps = { first: HomeFirst; steps: HomeCard };

function HomePlan({ plan, rate }: { plan: Plan; rate: string | null }) {
  const { card, report, digest, steps, dates, canton } = plan;
  if (!card && !report && !digest && dates.length === 0 && !canton && !rate) return null;
  return (
    <section aria-labelledby="home-plan" className={styles.plan}>
      <h2 id="home-plan" className={styles.homePlanTitle}>
        {t("plan")}
      </h2>
      <div className={styles.cards}>
        {dates.length > 0 && <Dates dates={dates} steps={steps} />}
        {canton && <Canton canton={canton} />}
        {card && <CardTile card={card} isUrgent />}
        {rate && <Rate rate={rate} />}
        {report && <CardTile card={report} />}
        {digest && <CardTile card={digest} />}
      </div>
    </section>
  );
}

function Rate({ rate }: { rate: string }) {
  return (
    <section className={styles.card}>
      <h3>{t("rate")}</h3>
      <p className={text.strong}>{rate}</p>
      <p className={styles.ways}>
        <Button to="/app/tools/currency" variant="outline" size="sm">
          {t("rateTool")}
        </Button>
      </p>
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
    <section className={`${styles.card} ${styles.wide}`}>
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
      {dates.map(({ title, to, when, left, guide, source }) => (
        <li key={title}>
          <SmartLink to={to} className={`${text.link} ${text.tap} ${text.strong}`}>
            {title}
          </SmartLink>
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

function Canton({ canton: { name, facts, chart, locked, news, ways } }: { canton: HomeCanton }) {
  return (
    <section className={`${styles.card} ${styles.wide}`}>
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
      {chart && (
        <figure className={styles.chart}>
          <figcaption className={`${text.small} ${text.muted}`}>{chart.title}</figcaption>
          <BarChart bars={chart.bars} />
        </figure>
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
  const { firstName, first, lifeChanges, plan, goOn, fresh, kinds, news, topics, rate } = props;
  return (
    <>
      <h1 className={styles.greeting}>
        {firstName ? t("greeting", { name: firstName }) : t("greetingNameless")}
      </h1>
      <First first={first} steps={plan.steps} />
      {lifeChanges && <div className={styles.lifeChanges}>{lifeChanges}</div>}
      {goOn}
      <HomePlan plan={plan} rate={rate} />
      <NewSince kinds={kinds} found={fresh} />
      {isOpenPath("/app/news") && (
        <section aria-labelledby="home-news">
          <div className={layout.heading}>
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
    </>
  );
}
