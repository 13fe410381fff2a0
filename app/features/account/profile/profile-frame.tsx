import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { PillNav } from "~/ui/navigation/pill-nav";
import styles from "./profile-frame.module.css";
import { UnsavedChangesGuard } from "~/forms/unsaved-changes-guard";

const t = translator("profile", profile);

const PAGES = [
  "edit",
  "personal-info",
  "account",
  "password",
  "email-preference",
  "report",
  "data",
  "membership",
] as const;
export type ProfilePage = (typeof PAGES)[number];

function pathOf(page: ProfilePage, directusUserId: string): string {
  if (page === "membership") return to("/app/membership");
  if (page === "email-preference") return to("/app/profile/email-preference");
  return to(`/app/profile/${directusUserId}/${page}`);
}

type ProfileFrameProps = {
  directusUserId: string;
  current: ProfilePage;
  children: ReactNode;
};

export function ProfileFrame({ directusUserId, current, children }: ProfileFrameProps) {
  return (
    <>
      <header className={styles.header}>
        <h1>{t(`pages.${current}`)}</h1>
        <PillNav
          label={t("navigation")}
          items={[
            {
              to: to(`/app/profile/${directusUserId}`),
              label: t("pages.public"),
              isCurrent: false,
            },
            ...PAGES.map((page) => ({
              to: pathOf(page, directusUserId),
              label: t(`short.${page}`),
              isCurrent: page === current,
            })),
          ]}
        />
      </header>
      <UnsavedChangesGuard>{children}</UnsavedChangesGuard>
    </>
  );
}
