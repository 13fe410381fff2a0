import { useState, type ReactNode } from "react";
import { to } from "~/i18n/paths";
import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import square from "~/ui/action/square-button.module.css";
import { Icon, Outline } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import { PRINTER, SHARE } from "../content-icons";
import { itemPath } from "../links";
import styles from "./reader-tools.module.css";
import type { ContentItem, ContentKind } from "../schema";
import type { ShareOutcome } from "./share";

const t = translator("content", content);
const loadSharing = () => import("./share");

type ReaderToolsProps = {
  kind: ContentKind;
  item: Pick<ContentItem, "slug" | "title">;
  favorite: ReactNode;
  children?: ReactNode;
};

export function ReaderTools({ kind, item: { slug, title }, favorite, children }: ReaderToolsProps) {
  const [result, setResult] = useState<[ShareOutcome, string] | null>(null);
  const shared = { action: itemPath(kind, "share"), slug, title };
  const handOn = async (way: "shareLink" | "copyLink") => {
    setResult(null);
    const sharing = await loadSharing().catch(() => null);
    setResult(sharing ? await sharing[way](shared) : ["failed", location.href]);
  };
  const [outcome, address] = result ?? [];
  return (
    <div className={styles.tools}>
      <div
        className={`${layout.cluster} ${layout.tight}`}
        role="group"
        aria-label={t("tools.label")}
      >
        <Tool label={t("tools.share")} onClick={() => void handOn("shareLink")}>
          <Outline path={SHARE} />
        </Tool>
        <Tool label={t("tools.copy")} onClick={() => void handOn("copyLink")}>
          <Icon name="link" />
        </Tool>
        <a
          href={`${to("/app/chat")}?share=${encodeURIComponent(itemPath(kind, slug))}`}
          {...named(t("tools.message"))}
        >
          <Icon name="messages-square" />
        </a>
        <Tool label={t("tools.print")} onClick={() => window.print()}>
          <Outline path={PRINTER} />
        </Tool>
        {children}
        {favorite}
      </div>
      <p role="status" className={styles.status}>
        {outcome === "copied" && t("tools.copied", { address: address ?? "" })}
        {outcome === "failed" && t("tools.failed", { address: address ?? "" })}
      </p>
    </div>
  );
}

const named = (label: string) => ({
  className: `${square.square} ${styles.tool}`,
  "aria-label": label,
  title: label,
});

type ToolProps = { label: string; onClick: () => void; children: ReactNode };

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" {...named(label)} onClick={onClick}>
      {children}
    </button>
  );
}
