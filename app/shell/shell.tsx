import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import type { Member } from "~/session/session.schema";
import { Button } from "~/ui/button";
import { findArea, type Area } from "./areas";
import type { ShellBadges } from "./badges";
import { BottomNavigation } from "./bottom-navigation";
import { Footer } from "./footer";
import { MapPanel, type MapPanelProps } from "./map-panel";
import { Rail } from "./rail";
import styles from "./shell.module.css";
import { SkipLink } from "./skip-link";
import type { Theme } from "./theme-choice";
import { TopBar } from "./top-bar";

const t = translator("shell", shell);

/** Portal-spec §2: which frame stands around a page. */
export type ShellMode = "app" | "simplified" | "content" | "none" | "chat";

export type ShellProps = {
  mode: ShellMode;
  member: Member;
  theme: Theme;
  /** The favourites of an area of content, without locale: `/app/news/favorites`. */
  favouritesTo?: string;
  badges?: ShellBadges;
  map: MapPanelProps;
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

function Frame({
  mode,
  member,
  theme,
  favouritesTo,
  badges = noBadges,
  map,
  children,
}: ShellProps) {
  const { pathname } = useLocation();
  const area = findArea(pathname);
  const hasMap = mode === "app" || mode === "content";
  const isChat = mode === "chat";
  return (
    <div className={`${styles.shell} ${styles[mode]}`}>
      <SkipLink />
      <Rail badges={badges} />
      <div className={styles.column}>
        {!isChat && (
          <TopBar member={member} theme={theme} unreadCount={badges.notifications ?? 0} />
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
          {favouritesTo && area?.isReady && (
            <FavouritesLink to={favouritesTo} area={area} pathname={pathname} />
          )}
        </main>
        {!isChat && <Footer />}
      </div>
      {hasMap && <MapPanel {...map} />}
      {!isChat && <BottomNavigation current={area} badges={badges} />}
    </div>
  );
}

type FavouritesLinkProps = { to: string; area: Area; pathname: string };

/** On the favourites page itself the link would lead nowhere. */
function FavouritesLink({ to, area, pathname }: FavouritesLinkProps) {
  if (pathname.endsWith(to)) return null;
  return (
    <div className={styles.favourites}>
      <Button variant="text" icon="heart" to={to}>
        {t(area.name === "news" ? "favourites.news" : "favourites.others")}
      </Button>
    </div>
  );
}
