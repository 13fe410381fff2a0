import type { ReactNode } from "react";
import { home } from "~/i18n/pt-BR/home";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { SmartLink } from "~/ui/smart-link";
import { Tag } from "~/ui/tag";
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
  /** The latest and pinned news. */
  news: ReactNode;
  areas: readonly HomeArea[];
};

export function HomePage({ firstName, news, areas }: HomePageProps) {
  return (
    <>
      <h1 className={styles.greeting}>
        {firstName ? t("greeting", { name: firstName }) : t("greetingNameless")}
      </h1>
      <p className={styles.lead}>{t("lead")}</p>
      <section aria-labelledby="home-news">
        <div className={styles.heading}>
          <h2 id="home-news" className={styles.title}>
            {t("news")}
          </h2>
          <Button variant="text" size="sm" to="/app/news" iconAfter="arrow-right">
            {t("allNews")}
          </Button>
        </div>
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
