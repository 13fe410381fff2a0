import { useLocation } from "@remix-run/react";
import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { StateMessage } from "~/ui/state-message";

const t = translator("news", news);

/** Said when the list could not be read; an empty list is something else. */
export function NewsUnavailable({ of = "unavailable" }: { of?: "unavailable" | "favourites" }) {
  const { pathname, search } = useLocation();
  const words = of === "favourites" ? "favourites.unavailable" : "unavailable";
  return (
    <StateMessage
      kind="error"
      title={t(`${words}.title`)}
      action={
        <Button variant="outline" to={pathname + search}>
          {t("unavailable.retry")}
        </Button>
      }
    >
      {t(`${words}.text`)}
    </StateMessage>
  );
}
