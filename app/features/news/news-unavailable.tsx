import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { StateMessage } from "~/ui/state-message";

const t = translator("news", news);

type NewsUnavailableProps = { title?: string; children?: ReactNode };

/** Said when the list could not be read; an empty list is something else. */
export function NewsUnavailable({ title, children }: NewsUnavailableProps) {
  const { pathname, search } = useLocation();
  return (
    <StateMessage
      kind="error"
      title={title ?? t("unavailable.title")}
      action={
        <Button variant="outline" to={pathname + search}>
          {t("unavailable.retry")}
        </Button>
      }
    >
      {children ?? t("unavailable.text")}
    </StateMessage>
  );
}
