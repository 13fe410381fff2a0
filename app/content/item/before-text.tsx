import { useFetcher } from "@remix-run/react";
import { contentChange } from "~/content/change.words";
import { contentPlain } from "~/content/reading/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { type OwnReading, type ReadingTarget, READING_PATH } from "../reading/own-reading";
import type { ContentItem, Change } from "../schema";

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

const tContentChange = translator("content-change", contentChange);

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
      <h2 id="change-title">{tContentChange("title")}</h2>
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
            color="secondary"
            name="isPersonal"
            value={String(!isPersonal)}
            isLoading={fetcher.state !== "idle"}
          >
            {tContentChange(isPersonal ? "off" : "on")}
          </Button>
          <span>{tContentChange("why")}</span>
          {fetcher.state === "idle" && fetcher.data?.code && (
            <span role="alert">{tContentChange("failed")}</span>
          )}
        </fetcher.Form>
      )}
    </section>
  );
}

type BeforeTextProps = {
  target: ReadingTarget;
  item: Pick<ContentItem, "change" | "wording">;
  own: OwnReading | null;
  isPersonal: boolean;
  isPreview?: boolean | undefined;
};

export function BeforeText({ target, item, own, isPersonal, isPreview }: BeforeTextProps) {
  return (
    <>
      {item.change && (
        <ChangeBox {...{ target, own, isPersonal, isPreview }} change={item.change} />
      )}
      {item.wording && !isPreview && <PlainSwitch isPlain={item.wording === "plain"} />}
    </>
  );
}
