import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Badge } from "~/ui/data/badge";
import { Icon, type IconName } from "~/ui/media/icon";
import {
  areaTitle,
  chatArea,
  contentAreas,
  feedbackArea,
  forumArea,
  glossaryArea,
  homeArea,
  lettersArea,
  livingAreas,
  membersArea,
  planArea,
  practiceArea,
  supportArea,
  type Area,
  type AreaName,
} from "./areas";
import type { ShellBadges } from "./rail";
import { shell } from "./words";
import styles from "./bottom-navigation.module.css";

const t = translator("shell", shell);

function hub(name: AreaName, icon: IconName): Area {
  const path = `/app/${name}` as const;
  return { name, icon, base: path, to: path, isReady: true };
}

/** `more`: areas without a link of their own on phones. */
type Stop = Area & { ready: readonly Area[]; more: readonly Area[] };

/** A stop with one open area leads to that area, without a hub. */
function stopOf(first: Area, areas: readonly Area[] = [first], more: readonly Area[] = []): Stop {
  const ready = areas.filter(({ isReady }) => isReady);
  const [only = first] = ready;
  return { ...(ready.length > 1 ? first : only), ready, more };
}

const STOPS = 5;
const works = ({ ready }: Stop) => ready.length > 0;

function listStops(): Stop[] {
  const requested = [
    stopOf(homeArea),
    stopOf(hub("content", "newspaper"), contentAreas, [glossaryArea, practiceArea]),
    stopOf(forumArea),
    stopOf(hub("switzerland", "map"), livingAreas, [planArea, lettersArea]),
    stopOf(chatArea, [chatArea, membersArea]),
    stopOf(supportArea),
    stopOf(feedbackArea),
  ];
  return requested.filter(works).slice(0, STOPS);
}

/** A page that lists the areas of a stop. */
export const findHub = (pathname: string): Area | null =>
  listStops().find((stop) => to(stop.to) === pathname) ?? null;

const isOf = (stop: Stop, current: Area | null) =>
  [stop, ...stop.ready, ...stop.more].some(({ name }) => name === current?.name);

type BottomNavigationProps = { current: Area | null; badges: ShellBadges };

export function BottomNavigation({ current, badges }: BottomNavigationProps) {
  return (
    <nav className={styles.bar} aria-label={t("navigation.bottom")}>
      {listStops().map((stop) => {
        const count = stop.name === "chat" && badges.chat;
        return (
          <PageLink
            key={stop.name}
            to={to(stop.to)}
            className={styles.stop}
            aria-current={isOf(stop, current) ? "page" : undefined}
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

/** The areas of the current stop, for phones: wider screens have the rail. */
export function SiblingAreas({ current }: { current: Area | null }) {
  const stop = listStops().find(({ ready }) => ready.some(({ name }) => name === current?.name));
  if (!stop || stop.ready.length < 2) return null;
  return (
    <nav className={styles.siblings} aria-label={areaTitle(stop.name)}>
      {stop.ready.map((area) => (
        <PageLink
          key={area.name}
          to={to(area.to)}
          className={styles.sibling}
          aria-current={area.name === current?.name ? "page" : undefined}
        >
          {areaTitle(area.name)}
        </PageLink>
      ))}
    </nav>
  );
}
