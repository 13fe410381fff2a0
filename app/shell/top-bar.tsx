import { to } from "~/i18n/paths";
import { DrawnOnce } from "~/page/drawn-once";
import type { Member } from "~/session/session.schema";
import { Icon } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { UnreadText } from "../../contract/notifications/in-portal.ts";
import { areaTitle } from "./areas";
import { SearchBox } from "./search-box";
import styles from "./top-bar.module.css";
import type { Theme } from "./theme-choice";
import { UserMenu } from "./user-menu";

type TopBarProps = { member: Member; theme: Theme; unread: UnreadText | null };

export function TopBar({ member, theme, unread }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <DrawnOnce name="search box">
        <SearchBox />
      </DrawnOnce>
      <PageLink to={to("/app/notifications")} className={styles.bell}>
        <Icon name="bell" />
        <VisuallyHidden>
          {areaTitle("notifications")}
          {unread && `: ${unread.label}`}
        </VisuallyHidden>
        {unread && (
          <span className={styles.count} aria-hidden="true">
            {unread.badge}
          </span>
        )}
      </PageLink>
      <UserMenu member={member} theme={theme} />
    </header>
  );
}
