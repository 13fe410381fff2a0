import { useFetcher } from "@remix-run/react";
import { contentChange } from "~/i18n/pt-BR/content/content-change";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { READING_PATH, type OwnReading, type ReadingTarget } from "./own-reading";
import type { Change } from "./change";

const t = translator("content-change", contentChange);

type ChangeBoxProps = {
  target: ReadingTarget;
  change: Change;
  /** The member's own data; null until loaded, because the page itself is the same for all. */
  own: OwnReading | null;
  isPersonal: boolean;
  isPreview?: boolean | undefined;
};

export function ChangeBox({ target, change, own, isPersonal, isPreview }: ChangeBoxProps) {
  const fetcher = useFetcher<{ code: string | null; change?: string }>();
  const yours = isPersonal ? (fetcher.data?.change ?? own?.change) : undefined;
  return (
    <section data-change aria-labelledby="change-title">
      <h2 id="change-title">{t("title")}</h2>
      <p>{change.note}</p>
      <p role="status" data-yours={yours ? true : undefined}>
        {yours ?? change.whom}
      </p>
      {change.whom !== "" && !isPreview && (
        <fetcher.Form method="post" action={READING_PATH}>
          <input type="hidden" name="type" value={target.type} />
          <input type="hidden" name="item" value={target.item} />
          <Button
            type="submit"
            size="sm"
            variant="text"
            name="isPersonal"
            value={String(!isPersonal)}
            isLoading={fetcher.state !== "idle"}
          >
            {t(isPersonal ? "off" : "on")}
          </Button>
          <span>{t("why")}</span>
          {fetcher.state === "idle" && fetcher.data?.code && (
            <span role="alert">{t("failed")}</span>
          )}
        </fetcher.Form>
      )}
    </section>
  );
}
