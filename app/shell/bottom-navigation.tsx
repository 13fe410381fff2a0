import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Badge } from "~/ui/data/badge";
import { Icon, type IconName } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import {
  areaTitle,
  chatArea,
  contentAreas,
  feedbackArea,
  forumArea,
  homeArea,
  livingAreas,
  membersArea,
  supportArea,
} from "./areas";
import type { Area, AreaName } from "./areas";
import type { ShellBadges } from "./badges";
import styles from "./bottom-navigation.module.css";

const t = translator("shell", shell);

type Stop = {
  name: AreaName;
  icon: IconName;
  to: Area["to"];
  covers: readonly [Area, ...Area[]];
};

const alone = (area: Area): Stop => ({ ...area, covers: [area] });

function together(name: AreaName, icon: IconName, covers: Stop["covers"]): Stop {
  const ready = covers.filter((area) => area.isReady);
  const [first = covers[0]] = ready;
  return ready.length === 1 ? { ...first, covers } : { name, icon, to: first.to, covers };
}

const works = ({ covers }: Stop) => covers.some((area) => area.isReady);

const wanted: readonly Stop[] = [
  alone(homeArea),
  together("content", "newspaper", contentAreas),
  alone(forumArea),
  together("switzerland", "map", livingAreas),
  together("chat", chatArea.icon, [chatArea, membersArea]),
  alone(supportArea),
  alone(feedbackArea),
];
const STOPS = 5;
const stops = [...wanted.filter(works), ...wanted.filter((stop) => !works(stop))].slice(0, STOPS);

type BottomNavigationProps = { current: Area | null; badges: ShellBadges };

export function BottomNavigation({ current, badges }: BottomNavigationProps) {
  return (
    <nav className={styles.bar} aria-label={t("navigation.bottom")}>
      {stops.map((stop) => {
        const isCurrent = stop.covers.some((area) => area.name === current?.name);
        const count = stop.name === "chat" && badges.chat;
        return (
          <PageLink
            key={stop.name}
            to={to(stop.to)}
            className={styles.stop}
            aria-current={isCurrent ? "page" : undefined}
          >
            <Icon name={stop.icon} size={23} />
            {areaTitle(stop.name)}
            {count ? (
              <span className={styles.badge}>
                <Badge count={count} label={t("badges.chat", { count })} />
              </span>
            ) : null}
          </PageLink>
        );
      })}
    </nav>
  );
}
