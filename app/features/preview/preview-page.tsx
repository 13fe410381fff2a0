import type { ReactNode } from "react";
import type { ContentKind } from "~/content/content-kind";
import { GuestTeaser } from "~/content/guest-teaser";
import { ItemPreview } from "~/content/item-page";
import { LockedItemPage } from "~/content/locked-item-page";
import type { PreviewedItem } from "~/content/preview.server";
import { preview as words } from "~/i18n/pt-BR/preview";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { previewLooks, type PreviewLook } from "../../../contract/preview.ts";
import styles from "./preview-page.module.css";

const t = translator("preview", words);

type PreviewPageProps = {
  kind: ContentKind;
  shown: PreviewedItem;
  look: PreviewLook;
  /** In plain language, where the text has it. */
  isPlain: boolean;
  untilLabel: string;
  /** A change that is kept aside, in place of what is published. */
  isChange: boolean;
};

/** An item as it would be met, before anybody can meet it. */
export function PreviewPage({ kind, shown, look, isPlain, ...about }: PreviewPageProps) {
  const { untilLabel, isChange } = about;
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <section className={styles.bar} aria-label={t("bar")}>
        <p>
          <strong>{t("bar")}</strong> {t("about", { until: untilLabel })} {isChange && t("change")}{" "}
          {kind.name === "videos" && t("film")}
        </p>
        <nav className={styles.looks} aria-label={t("looks.label")}>
          {previewLooks.map((each) => (
            <PageLink
              key={each}
              to={`?as=${each}${isPlain ? "&plain=1" : ""}`}
              className={styles.look}
              aria-current={each === look ? "page" : undefined}
            >
              {t(`looks.${each}`)}
            </PageLink>
          ))}
          {shown.kind === "open" && shown.item.wording && (
            <PageLink
              to={`?as=${look}${shown.item.wording === "plain" ? "" : "&plain=1"}`}
              className={styles.look}
              aria-current={shown.item.wording === "plain" ? "true" : undefined}
            >
              {t("plain")}
            </PageLink>
          )}
        </nav>
      </section>
      <Shown kind={kind} shown={shown} />
    </main>
  );
}

function Shown({ kind, shown }: Pick<PreviewPageProps, "kind" | "shown">): ReactNode {
  if (shown.kind === "guest")
    return <GuestTeaser item={shown.item} why={kind.t("door.why")} signupTo="/signup" />;
  if (shown.kind === "locked") return <LockedItemPage kind={kind} item={shown.item} />;
  return <ItemPreview key={shown.item.id} kind={kind} item={shown.item} />;
}

/** For a link that ran out, or whose item is gone. */
export function GonePreview() {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1 className={styles.title}>{t("gone.title")}</h1>
      <StateMessage
        kind="empty"
        icon="link"
        title={t("gone.text")}
        action={<Button to="/">{t("gone.home")}</Button>}
      />
    </main>
  );
}
