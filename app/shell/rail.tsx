import { useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Badge } from "~/ui/data/badge";
import { Icon } from "~/ui/media/icon";
import { Logo } from "~/ui/media/logo";
import { PageLink } from "~/ui/action/page-link";
import {
  areaTitle,
  chatArea,
  contentAreas,
  forumArea,
  glossaryArea,
  homeArea,
  lettersArea,
  livingAreas,
  membersArea,
  planArea,
} from "./areas";
import type { Area } from "./areas";
import { shell } from "./words";
import styles from "./rail.module.css";

const t = translator("shell", shell);

const isReady = (area: Area) => area.isReady;

export type ShellBadges = { chat?: number };

type RailProps = { current: Area | null; badges: ShellBadges };

export function Rail({ current, badges }: RailProps) {
  const [isHushed, setHushed] = useState(false);
  useEffect(() => {
    const hush = (event: KeyboardEvent) => event.key === "Escape" && setHushed(true);
    document.addEventListener("keydown", hush);
    return () => document.removeEventListener("keydown", hush);
  }, []);
  const link = (area: Area) => (
    <RailLink
      key={area.name}
      area={area}
      current={current}
      onReach={() => setHushed(false)}
      count={area.name === "chat" ? badges.chat : 0}
    />
  );
  return (
    <nav
      className={isHushed ? `${styles.rail} ${styles.hushed}` : styles.rail}
      aria-label={t("navigation.main")}
    >
      <PageLink to={to("/app")} className={styles.home} aria-label={t("home")}>
        <Logo />
      </PageLink>
      <div className={styles.areas}>
        {[homeArea, ...contentAreas, glossaryArea, forumArea].filter(isReady).map(link)}
        <p className={styles.group}>{t("navigation.living")}</p>
        {[planArea, lettersArea, ...livingAreas].filter(isReady).map(link)}
        <span className={styles.push} />
        {[chatArea, membersArea].filter(isReady).map(link)}
      </div>
    </nav>
  );
}

type RailLinkProps = {
  area: Area;
  current: Area | null;
  onReach: () => void;
  count?: number | undefined;
};

function RailLink({ area, current, onReach, count = 0 }: RailLinkProps) {
  return (
    <PageLink
      to={to(area.to)}
      className={styles.link}
      onPointerEnter={onReach}
      onFocus={onReach}
      aria-current={area === current ? "page" : undefined}
    >
      <Icon name={area.icon} />
      <span className={styles.name}>{areaTitle(area.name)}</span>
      <Badge count={count} label={t("badges.chat", { count })} />
    </PageLink>
  );
}
