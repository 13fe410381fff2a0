import { useFetcher, useLocation } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { CloseButton } from "~/ui/action/close-button";
import { PageLink } from "~/ui/action/page-link";
import { Icon } from "~/ui/media/icon";
import type { AnnouncementLevel } from "../../../../contract/notifications/in-portal.ts";
import { announcements as words } from "./words";
import styles from "./announcements.module.css";

const t = translator("announcements", words);

export type Announcement = {
  id: string;
  text: string;
  level: AnnouncementLevel;
  path: string | null;
};

const icons = { warning: "triangle-alert", info: "info" } as const;

/** A form dismisses it, so that it works without scripts. */
export function AnnouncementBar({ id, text, level, path }: Announcement) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <section
      aria-label={t(`levels.${level}`)}
      className={`${styles.bar} ${styles[level]}`}
      hidden={fetcher.state !== "idle"}
    >
      <Icon name={icons[level]} />
      <p>
        {text}
        {path && (
          <>
            {" "}
            <PageLink to={path}>{t("more")}</PageLink>
          </>
        )}
      </p>
      <fetcher.Form
        method="post"
        action={to("/announcements")}
        onSubmit={() => document.getElementById("content")?.focus({ preventScroll: true })}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="redirect" value={pathname + search} />
        <CloseButton type="submit" label={t("dismiss")} />
      </fetcher.Form>
    </section>
  );
}
