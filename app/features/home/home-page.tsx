import type { ReactNode } from "react";
import { home } from "~/i18n/pt-BR/home";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Icon, type IconName } from "~/ui/media/icon";
import { SmartLink } from "~/ui/action/smart-link";
import { Tag } from "~/ui/data/tag";
import { NewSince } from "~/content/teasers/new-since";
import type { ContentKind } from "~/content/content-kind";
import type { NewSince as Fresh } from "~/content/reading/new-since.server";
import { HomePlan } from "./home-plan";
import type { HomePlan as Plan } from "./home-plan.schema";
import styles from "./home-page.module.css";

const t = translator("home", home);

export type HomeArea = {
  to: string;
  title: string;
  summary: string;
  icon: IconName;
  isReady: boolean;
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
      <section aria-labelledby="home-news">
        <div className={styles.heading}>
          <h2 id="home-news" className={styles.title}>
            {t("news")}
          </h2>
          <Button variant="text" size="sm" to="/app/news" iconAfter="arrow-right">
            {t("allNews")}
          </Button>
        </div>
        {topics && (
          <p className={styles.topics}>
            {t("topics", { names: topics.names })}{" "}
            <SmartLink to={topics.changeTo} className={styles.change}>
              {t("changeTopics")}
            </SmartLink>
          </p>
        )}
        {news}
      </section>
      <section aria-labelledby="home-areas" className={styles.areas}>
        <h2 id="home-areas" className={styles.title}>
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
      <span className={area.isReady ? `${styles.icon} ${styles.ready}` : styles.icon}>
        <Icon name={area.icon} size={22} />
      </span>
      <div className={styles.text}>
        <SmartLink to={area.to} className={styles.link}>
          {area.title}
        </SmartLink>
        <p className={styles.summary}>{area.summary}</p>
        {!area.isReady && <Tag isChip>{t("underConstruction")}</Tag>}
      </div>
    </li>
  );
}
