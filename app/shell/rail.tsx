import { NavLink } from "@remix-run/react";
import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { areaTitle, chatArea, contentAreas, forumArea, homeArea, livingAreas } from "./areas";
import type { Area } from "./areas";
import type { ShellBadges } from "./badges";
import styles from "./rail.module.css";

const t = translator("shell", shell);

/** Named from lg up, icons between md and lg, absent below md. */
export function Rail({ badges }: { badges: ShellBadges }) {
  return (
    <nav className={styles.rail} aria-label={t("navigation.main")}>
      <NavLink to={to("/app")} end className={styles.home} aria-label={t("home")}>
        <Logo />
      </NavLink>
      <div className={styles.areas}>
        <RailLink area={homeArea} isExact />
        {contentAreas.map((area) => (
          <RailLink key={area.name} area={area} />
        ))}
        <RailLink area={forumArea} count={badges.forum} />
        <p className={styles.group}>{t("navigation.living")}</p>
        {livingAreas.map((area) => (
          <RailLink key={area.name} area={area} />
        ))}
        <span className={styles.push} />
        <RailLink area={chatArea} count={badges.chat} />
      </div>
    </nav>
  );
}

type RailLinkProps = { area: Area; isExact?: boolean; count?: number };

function RailLink({ area, isExact = false, count = 0 }: RailLinkProps) {
  const badge = area.name === "chat" ? "badges.chat" : "badges.forum";
  return (
    <NavLink to={to(area.to)} end={isExact} className={styles.link} title={areaTitle(area.name)}>
      <Icon name={area.icon} />
      <span className={styles.name}>{areaTitle(area.name)}</span>
      <Badge count={count} label={t(badge, { count })} />
    </NavLink>
  );
}
