import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { StateMessage } from "~/ui/feedback/state-message";
import { resultsPath } from "../links";
import { hasActiveFilters, type ContentFilter } from "../narrowing";
import type { ContentList, ContentKind, TranslateSearch } from "../schema";
import { nothingFound } from "./nothing-found.words";

const t = translator("nothing-found", nothingFound);

type NothingFoundProps = {
  kind: ContentKind;
  words: TranslateSearch;
  filter: ContentFilter;
  list: Pick<ContentList, "totalCount">;
  /** The two days if they are in the wrong order, formatted; otherwise null. */
  swappedDays: { from: string; until: string } | null;
};

export function NothingFound({ kind, words, filter, list, swappedDays }: NothingFoundProps) {
  if (list.totalCount > 0) {
    return (
      <StateMessage
        kind="empty"
        title={t("pastTheEnd.title")}
        action={
          <Button variant="outline" to={resultsPath(kind, { ...filter, page: 1 })}>
            {t("pastTheEnd.action")}
          </Button>
        }
      >
        {t("pastTheEnd.text")}
      </StateMessage>
    );
  }
  const { from, until } = filter;
  if (swappedDays) {
    return (
      <StateMessage
        kind="no-match"
        title={t("swappedDays.title")}
        action={
          <Button variant="outline" to={resultsPath(kind, { ...filter, from: until, until: from })}>
            {t("swappedDays.action")}
          </Button>
        }
      >
        {t("swappedDays.text", swappedDays)}
      </StateMessage>
    );
  }
  if (!hasActiveFilters(filter)) {
    return (
      <StateMessage kind="empty" title={kind.t("empty.title")} icon={kind.icon}>
        {kind.t("empty.text")}
      </StateMessage>
    );
  }
  const { query } = filter;
  const everywhere = new URLSearchParams({ query: query ?? "" });
  return (
    <StateMessage
      kind="no-match"
      title={
        query
          ? t("noMatch.query", { kind: kind.t("title").toLowerCase(), query })
          : words("noMatch.title")
      }
      action={
        query && (
          <Button variant="outline" to={to(`/app/search?${everywhere}`)}>
            {t("noMatch.everywhere")}
          </Button>
        )
      }
    >
      {t("noMatch.text")}
    </StateMessage>
  );
}
