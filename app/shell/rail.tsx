import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { PageLink } from "~/ui/page-link";
import {
  areaTitle,
  chatArea,
  contentAreas,
  findArea,
  forumArea,
  homeArea,
  livingAreas,
} from "./areas";
import type { Area } from "./areas";
import type { ShellBadges } from "./badges";
import styles from "./rail.module.css";

const t = translator("shell", shell);

/** Named from lg up, icons with their names as tooltips between md and lg, absent below md. */
export function Rail({ badges }: { badges: ShellBadges }) {
  const current = findArea(useLocation().pathname);
  const [isHushed, setHushed] = useState(false);
  useEffect(() => {
    const hush = (event: KeyboardEvent) => event.key === "Escape" && setHushed(true);
    document.addEventListener("keydown", hush);
    return () => document.removeEventListener("keydown", hush);
  }, []);
  const shared = { current, onReach: () => setHushed(false) };
  return (
    <nav
      className={isHushed ? `${styles.rail} ${styles.hushed}` : styles.rail}
      aria-label={t("navigation.main")}
    >
      <PageLink to={to("/app")} className={styles.home} aria-label={t("home")}>
        <Logo />
      </PageLink>
      <div className={styles.areas}>
        <RailLink area={homeArea} {...shared} />
        {contentAreas.map((area) => (
          <RailLink key={area.name} area={area} {...shared} />
        ))}
        <RailLink area={forumArea} {...shared} count={badges.forum} />
        <p className={styles.group}>{t("navigation.living")}</p>
        {livingAreas.map((area) => (
          <RailLink key={area.name} area={area} {...shared} />
        ))}
        <span className={styles.push} />
        <RailLink area={chatArea} {...shared} count={badges.chat} />
      </div>
    </nav>
  );
}

type RailLinkProps = { area: Area; current: Area | null; onReach: () => void; count?: number };

function RailLink({ area, current, onReach, count = 0 }: RailLinkProps) {
  const badge = area.name === "chat" ? "badges.chat" : "badges.forum";
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
      <Badge count={count} label={t(badge, { count })} />
    </PageLink>
  );
}
