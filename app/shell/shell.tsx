import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { DrawnOnce } from "~/page/drawn-once";
import { useRootData } from "~/session/root-data";
import type { Member } from "~/session/sessions.server";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { findArea, type Area } from "./areas";
import { BottomNavigation, findHub, SiblingAreas } from "./bottom-navigation";
import type { UnreadText } from "../../contract/notifications/in-portal.ts";
import { MAP_PANEL_ID, MapPanel, type MapPanelProps } from "./map/map-panel";
import { Rail, type ShellBadges } from "./rail";
import { shell } from "./words";
import { closedPages, isOpenPath } from "../../contract/shared/closed-paths.ts";
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
  favoritesTo?: string;
  badges?: ShellBadges;
  unread?: UnreadText | null;
  map: MapPanelProps;
  hasMap?: boolean;
  /** False on pages that need the whole height of a phone. */
  hasBottomNavigation?: boolean;
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
  return hasMap && isOpenPath("/app/cantons") && (mode === "app" || map.chosenCode !== null)
    ? "map"
    : null;
}

/** The navigation changes only with the current area, the badges and the closed areas. */
const frameName = (part: string, area: Area | null, { chat = 0 }: ShellBadges) =>
  `${part} ${area?.name} ${chat} ${closedPages().closedPaths.join()}`;

function Footer({ hasConsent }: { hasConsent: boolean }) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t("footer.label")}>
        <PageLink to={to("/terms-of-service")}>{t("footer.terms")}</PageLink>
        <PageLink to={to("/privacy")}>{t("footer.privacy")}</PageLink>
        {hasConsent && <PageLink to={to("/consent")}>{t("footer.consent")}</PageLink>}
        <PageLink to={to("/accessibility")}>{t("footer.accessibility")}</PageLink>
        <PageLink to={to("/safety")}>{t("footer.safety")}</PageLink>
        <PageLink to={to("/imprint")}>{t("footer.imprint")}</PageLink>
        <PageLink to={to("/app/support")}>{t("footer.support")}</PageLink>
      </nav>
    </footer>
  );
}

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
    hasBottomNavigation = true,
  } = frame;
  const { pathname } = useLocation();
  const area = findArea(pathname) ?? findHub(pathname);
  const hasConsent = Boolean(useRootData()?.analytics);
  const column = columnOf(frame);
  const isChat = mode === "chat";
  const classes = [styles.shell];
  if (!column) classes.push(styles.wide);
  if (mode === "simplified") classes.push(styles.simplified);
  if (isChat) classes.push(styles.chat);
  if (!hasBottomNavigation) classes.push(styles.bare);
  return (
    <div className={classes.join(" ")}>
      <SkipLink />
      {column === "map" && <MapSkipLink to={MAP_PANEL_ID} />}
      <DrawnOnce name={frameName("rail", area, badges)}>
        <Rail current={area} badges={badges} />
      </DrawnOnce>
      <div className={styles.column}>
        {/* Of the chat pages, only the list on phones shows it. */}
        {(!isChat || hasBottomNavigation) && (
          <TopBar member={member} theme={theme} unread={unread} />
        )}
        {!isChat && bars}
        {hasBottomNavigation && (
          <DrawnOnce name={frameName("siblings", area, noBadges)}>
            <SiblingAreas current={area} />
          </DrawnOnce>
        )}
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
      {hasBottomNavigation && (
        <DrawnOnce name={frameName("bottom", area, badges)}>
          <BottomNavigation current={area} badges={badges} />
        </DrawnOnce>
      )}
    </div>
  );
}

type FavoritesLinkProps = { to: string; area: Area; pathname: string };

function FavoritesLink({ to: target, area, pathname }: FavoritesLinkProps) {
  if (pathname.endsWith(target)) return null;
  return (
    <div className={styles.favorites}>
      <Button variant="text" icon="bookmark" to={target}>
        {t(area.name === "news" ? "favorites.news" : "favorites.others")}
      </Button>
    </div>
  );
}
