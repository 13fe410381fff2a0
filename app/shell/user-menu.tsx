import { Form } from "@remix-run/react";
import { useRef } from "react";
import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { DrawnOnce } from "~/page/drawn-once";
import type { Member } from "~/session/session.schema";
import { Avatar } from "~/ui/media/avatar";
import { Icon } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { areaTitle } from "./areas";
import { ThemeChoice, type Theme } from "./theme-choice";
import styles from "./user-menu.module.css";

const t = translator("shell", shell);

// The browser's own popover: opens without JavaScript, closes on Escape or a click outside, and returns
// focus. The React 18 types do not include these attributes yet.
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
        <PageLink
          to={to(`/app/profile/${member.directusUserId}/report`)}
          className={styles.item}
          onClick={close}
        >
          <Icon name="file-text" size={18} />
          {t("menu.report")}
        </PageLink>
        <DrawnOnce name="user menu">
          <Places onChoose={close} />
        </DrawnOnce>
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

function Places({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <PageLink to={to("/app/membership")} className={styles.item} onClick={onChoose}>
        <Icon name="circle-check" size={18} />
        {t("menu.membership")}
      </PageLink>
      <PageLink to={to("/app/plan")} className={styles.item} onClick={onChoose}>
        <Icon name="clock" size={18} />
        {t("menu.plan")}
      </PageLink>
      <PageLink to={to("/app/glossary")} className={styles.item} onClick={onChoose}>
        <Icon name="book" size={18} />
        {areaTitle("glossary")}
      </PageLink>
      <PageLink to={to("/app/feedback")} className={styles.item} onClick={onChoose}>
        <Icon name="message-square" size={18} />
        {t("menu.ideas")}
      </PageLink>
      <PageLink to={to("/app/support")} className={styles.item} onClick={onChoose}>
        <Icon name="life-buoy" size={18} />
        {areaTitle("support")}
      </PageLink>
    </>
  );
}
