import type { ReactNode } from "react";
import { GuestTeaser } from "~/content/locked/guest-teaser";
import { ItemPreview } from "~/content/item/item-page";
import { LockedItemPage } from "~/content/item/locked-item-page";
import type { PreviewedItem } from "~/content/source/preview.server";
import type { ReadText, ContentKind } from "~/content/schema";
import { to } from "~/i18n/paths";
import { preview as words } from "~/i18n/pt-BR/content/preview";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { StateMessage } from "~/ui/feedback/state-message";
import layout from "~/ui/layout/layout.module.css";
import { PlainHeader, PlainPage } from "~/ui/plain-page";
import { previewLooks } from "../../../../contract/content/preview.ts";
import type { PreviewAbout } from "./preview.server";
import styles from "./preview-page.module.css";

const t = translator("preview", words);

const header = { homeTo: to(""), homeLabel: t("homeLabel"), loginLabel: ui.login };

const notes = { videos: "film", courses: "course", course_classes: "courseClass" } as const;

type PreviewPageProps = PreviewAbout & {
  shown: { kind: string; item?: object; content?: object };
  children: ReactNode;
};

export function PreviewPage(props: PreviewPageProps) {
  const { kindName, previewTier, isPlain, untilLabel, isChange, shown, children } = props;
  const { wording } = (shown.content ?? shown.item ?? {}) as Pick<ReadText, "wording">;
  const note = kindName in notes ? notes[kindName as keyof typeof notes] : null;
  return (
    <div>
      <PlainHeader {...header} />
      <main id="content" tabIndex={-1} className={styles.page}>
        <section className={styles.bar} aria-label={t("bar")}>
          <p>
            <strong>{t("bar")}</strong> {t("about", { until: untilLabel })}{" "}
            {isChange && t("change")} {note && t(note)}
          </p>
          <nav className={`${layout.cluster} ${layout.tight}`} aria-label={t("looks.label")}>
            {previewLooks.map((each) => (
              <PageLink
                key={each}
                to={`?as=${each}${isPlain ? "&plain=1" : ""}`}
                className={styles.look}
                aria-current={each === previewTier ? "page" : undefined}
              >
                {t(`looks.${each}`)}
              </PageLink>
            ))}
            {wording && (
              <PageLink
                to={`?as=${previewTier}${wording === "plain" ? "" : "&plain=1"}`}
                className={styles.look}
                aria-current={wording === "plain" ? "true" : undefined}
              >
                {t("plain")}
              </PageLink>
            )}
          </nav>
        </section>
        {children}
      </main>
    </div>
  );
}

export function PreviewOfItem({ kind, shown }: { kind: ContentKind; shown: PreviewedItem }) {
  if (shown.kind === "guest")
    return <GuestTeaser item={shown.item} why={kind.t("door.why")} signupTo="/signup" />;
  if (shown.kind === "locked") return <LockedItemPage kind={kind} item={shown.item} />;
  return <ItemPreview key={shown.item.id} kind={kind} item={shown.item} />;
}

/** For a link that has expired, or whose item was deleted. */
export function GonePreview() {
  return (
    <PlainPage {...header} title={t("gone.title")}>
      <StateMessage
        kind="empty"
        icon="link"
        title={t("gone.text")}
        action={<Button to="/">{t("gone.home")}</Button>}
      />
    </PlainPage>
  );
}
