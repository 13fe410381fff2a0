import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import { DrawnOnce } from "~/page/drawn-once";
import { useRootData } from "~/session/root-data";
import type { Member } from "~/session/session.schema";
import { Button } from "~/ui/action/button";
import { findArea, type Area } from "./areas";
import type { UnreadText } from "../../contract/notifications/in-portal.ts";
import type { ShellBadges } from "./badges";
import { BottomNavigation } from "./bottom-navigation";
import { Footer } from "./footer";
import { MAP_PANEL_ID, MapPanel, type MapPanelProps } from "./map/map-panel";
import { Rail } from "./rail";
import styles from "./shell.module.css";
import { MapSkipLink, SkipLink } from "./skip-link";
import type { Theme } from "./theme-choice";
import { TopBar } from "./top-bar";

const t = translator("shell", shell);

export type ShellMode = "app" | "simplified" | "content" | "none" | "chat";

export type ShellProps = {
  mode: ShellMode;
  member: Member;
  theme: Theme;
  /** Without locale. */
  favoritesTo?: string;
  badges?: ShellBadges;
  unread?: UnreadText | null;
  map: MapPanelProps;
  hasMap?: boolean;
  bars?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

const noBadges: ShellBadges = {};

export function Shell({ mode, children, ...frame }: ShellProps) {
  if (mode === "none") return children;
  return (
    <Frame mode={mode} {...frame}>
      {children}
    </Frame>
  );
}

function columnOf(frame: Pick<ShellProps, "mode" | "aside" | "map" | "hasMap">) {
  const { mode, aside, map, hasMap = true } = frame;
  if (mode !== "app" && mode !== "content") return null;
  if (aside) return "aside";
  return hasMap && (mode === "app" || map.chosenCode !== null) ? "map" : null;
}

/** The navigation changes only with the current area and the badges. */
const frameName = (part: string, area: Area | null, { chat = 0 }: ShellBadges) =>
  `${part} ${area?.name} ${chat}`;

function Frame({ children, ...frame }: ShellProps) {
  const {
    mode,
    member,
    theme,
    favoritesTo,
    map,
    bars,
    aside,
    badges = noBadges,
    unread = null,
  } = frame;
  const { pathname } = useLocation();
  const area = findArea(pathname);
  const hasConsent = Boolean(useRootData()?.analytics);
  const column = columnOf(frame);
  const isChat = mode === "chat";
  const classes = [styles.shell];
  if (!column) classes.push(styles.wide);
  if (mode === "simplified") classes.push(styles.simplified);
  if (isChat) classes.push(styles.chat);
  return (
    <div className={classes.join(" ")}>
      <SkipLink />
      {column === "map" && <MapSkipLink to={MAP_PANEL_ID} />}
      <DrawnOnce name={frameName("rail", area, badges)}>
        <Rail current={area} badges={badges} />
      </DrawnOnce>
      <div className={styles.column}>
        {!isChat && <TopBar member={member} theme={theme} unread={unread} />}
        {!isChat && bars}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
          {favoritesTo && area?.isReady && (
            <FavoritesLink to={favoritesTo} area={area} pathname={pathname} />
          )}
        </main>
        {!isChat && (
          <DrawnOnce name={`footer ${hasConsent}`}>
            <Footer hasConsent={hasConsent} />
          </DrawnOnce>
        )}
      </div>
      {column === "aside" && <aside className={styles.aside}>{aside}</aside>}
      {column === "map" && <MapPanel {...map} />}
      {!isChat && (
        <DrawnOnce name={frameName("bottom", area, badges)}>
          <BottomNavigation current={area} badges={badges} />
        </DrawnOnce>
      )}
    </div>
  );
}

type FavoritesLinkProps = { to: string; area: Area; pathname: string };

function FavoritesLink({ to, area, pathname }: FavoritesLinkProps) {
  if (pathname.endsWith(to)) return null;
  return (
    <div className={styles.favorites}>
      <Button variant="text" icon="heart" to={to}>
        {t(area.name === "news" ? "favorites.news" : "favorites.others")}
      </Button>
    </div>
  );
}
