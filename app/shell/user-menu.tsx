import { Form } from "@remix-run/react";
import { useRef } from "react";
import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { Member } from "~/session/session.schema";
import { Avatar } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { areaTitle } from "./areas";
import { ThemeChoice, type Theme } from "./theme-choice";
import styles from "./user-menu.module.css";

const t = translator("shell", shell);

// The browser's own popover: opens without JavaScript, closes on Escape or a click beside it and
// gives focus back. React 18 does not name these attributes yet.
const opener = { popovertarget: "user-menu" };
const popover = { popover: "auto" };

export function UserMenu({ member, theme }: { member: Member; theme: Theme }) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button {...opener} type="button" className={styles.opener}>
        <VisuallyHidden>{t("menu.label", { name: member.fullName })}</VisuallyHidden>
        <Avatar name={member.fullName} picture={member.picture} />
      </button>
      <div {...popover} id="user-menu" ref={menu} className={styles.menu}>
        <div className={styles.who}>
          <Avatar name={member.fullName} picture={member.picture} />
          <p className={styles.name}>
            <b>{member.fullName}</b>
            <span>{member.email}</span>
          </p>
        </div>
        <PageLink
          to={to(`/app/profile/${member.directusUserId}`)}
          className={styles.item}
          onClick={close}
        >
          <Icon name="user" size={18} />
          {t("menu.profile")}
        </PageLink>
        <PageLink to={to("/app/support")} className={styles.item} onClick={close}>
          <Icon name="life-buoy" size={18} />
          {areaTitle("support")}
        </PageLink>
        <div className={styles.themes}>
          <ThemeChoice theme={theme} />
        </div>
        <Form method="post" action={to("/logout")} reloadDocument>
          <button type="submit" className={styles.item}>
            <Icon name="log-out" size={18} />
            {t("menu.logout")}
          </button>
        </Form>
      </div>
    </>
  );
}
