import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { Member } from "~/session/session.schema";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { areaTitle } from "./areas";
import { SearchBox } from "./search-box";
import styles from "./top-bar.module.css";
import type { Theme } from "./theme-choice";
import { UserMenu } from "./user-menu";

const t = translator("shell", shell);

type TopBarProps = { member: Member; theme: Theme; unreadCount: number };

export function TopBar({ member, theme, unreadCount }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <SearchBox />
      <PageLink to={to("/app/notifications")} className={styles.bell}>
        <Icon name="bell" />
        <VisuallyHidden>
          {areaTitle("notifications")}
          {unreadCount > 0 && `: ${t("badges.notifications", { count: unreadCount })}`}
        </VisuallyHidden>
        {unreadCount > 0 && <span className={styles.dot} />}
      </PageLink>
      <UserMenu member={member} theme={theme} />
    </header>
  );
}
