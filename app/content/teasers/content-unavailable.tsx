import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ContentKind } from "~/content/schema";
import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { Unavailable } from "~/ui/feedback/unavailable";

const t = translator("content", content);

type ContentUnavailableProps = { kind: ContentKind; title?: string; children?: ReactNode };

export function ContentUnavailable({ kind, title, children }: ContentUnavailableProps) {
  const { pathname, search } = useLocation();
  return (
    <Unavailable
      title={title ?? kind.t("unavailable.title")}
      retry={t("unavailable.retry")}
      to={pathname + search}
    >
      {children ?? t("unavailable.text")}
    </Unavailable>
  );
}
