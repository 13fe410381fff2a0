import { useFetcher } from "@remix-run/react";
import { contentPlain } from "~/i18n/pt-BR/content/content-plain";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { READING_PATH } from "../reading/own-reading";

const t = translator("content-plain", contentPlain);

export function PlainSwitch({ isPlain }: { isPlain: boolean }) {
  const fetcher = useFetcher<{ code: string | null }>();
  const hasFailed = fetcher.state === "idle" && Boolean(fetcher.data?.code);
  return (
    <fetcher.Form method="post" action={READING_PATH} data-plain>
      <p role="status">{t(isPlain ? "shown" : "offer")}</p>
      <Button
        type="submit"
        size="sm"
        variant="outline"
        name="isPlain"
        value={String(!isPlain)}
        isLoading={fetcher.state !== "idle"}
      >
        {t(isPlain ? "toUsual" : "toPlain")}
      </Button>
      {hasFailed && <p role="alert">{t("failed")}</p>}
    </fetcher.Form>
  );
}
