import { useLocation } from "@remix-run/react";
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

/** Named from lg up, icons between md and lg, absent below md. */
export function Rail({ badges }: { badges: ShellBadges }) {
  const current = findArea(useLocation().pathname);
  return (
    <nav className={styles.rail} aria-label={t("navigation.main")}>
      <PageLink to={to("/app")} className={styles.home} aria-label={t("home")}>
        <Logo />
      </PageLink>
      <div className={styles.areas}>
        <RailLink area={homeArea} current={current} />
        {contentAreas.map((area) => (
          <RailLink key={area.name} area={area} current={current} />
        ))}
        <RailLink area={forumArea} current={current} count={badges.forum} />
        <p className={styles.group}>{t("navigation.living")}</p>
        {livingAreas.map((area) => (
          <RailLink key={area.name} area={area} current={current} />
        ))}
        <span className={styles.push} />
        <RailLink area={chatArea} current={current} count={badges.chat} />
      </div>
    </nav>
  );
}

type RailLinkProps = { area: Area; current: Area | null; count?: number };

function RailLink({ area, current, count = 0 }: RailLinkProps) {
  const badge = area.name === "chat" ? "badges.chat" : "badges.forum";
  return (
    <PageLink
      to={to(area.to)}
      className={styles.link}
      title={areaTitle(area.name)}
      aria-current={area === current ? "page" : undefined}
    >
      <Icon name={area.icon} />
      <span className={styles.name}>{areaTitle(area.name)}</span>
      <Badge count={count} label={t(badge, { count })} />
    </PageLink>
  );
}
