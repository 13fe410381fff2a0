import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Badge } from "~/ui/badge";
import { Icon, type IconName } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { areaTitle, chatArea, contentAreas, forumArea, homeArea, livingAreas } from "./areas";
import type { Area, AreaName } from "./areas";
import type { ShellBadges } from "./badges";
import styles from "./bottom-navigation.module.css";

const t = translator("shell", shell);

type Stop = { name: AreaName; icon: IconName; to: Area["to"]; covers: readonly Area[] };

const stops: readonly Stop[] = [
  { ...homeArea, covers: [homeArea] },
  { name: "content", icon: "newspaper", to: "/app/news", covers: contentAreas },
  { ...forumArea, covers: [forumArea] },
  { name: "switzerland", icon: "map", to: "/app/cantons/compare", covers: livingAreas },
  { ...chatArea, covers: [chatArea] },
];

type BottomNavigationProps = { current: Area | null; badges: ShellBadges };

/** Below md it takes the rail's place: five stops, each covering some areas. */
export function BottomNavigation({ current, badges }: BottomNavigationProps) {
  return (
    <nav className={styles.bar} aria-label={t("navigation.bottom")}>
      {stops.map((stop) => {
        const isCurrent = stop.covers.some((area) => area.name === current?.name);
        const count = stop.name === "forum" ? badges.forum : badges.chat;
        const badge = stop.name === "forum" ? "badges.forum" : "badges.chat";
        const hasBadge = stop.name === "forum" || stop.name === "chat";
        return (
          <PageLink
            key={stop.name}
            to={to(stop.to)}
            className={styles.stop}
            aria-current={isCurrent ? "page" : undefined}
          >
            <Icon name={stop.icon} size={23} />
            {areaTitle(stop.name)}
            {hasBadge && count ? (
              <span className={styles.badge}>
                <Badge count={count} label={t(badge, { count })} />
              </span>
            ) : null}
          </PageLink>
        );
      })}
    </nav>
  );
}
