import { Form, useNavigation } from "@remix-run/react";
import { ContentHeader } from "~/content/list/content-header";
import { pageLabels } from "~/content/list/page-labels";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { ResultSection } from "~/ui/data/result-section";
import { Alert } from "~/ui/feedback/alert";
import { ListSkeleton } from "~/ui/feedback/skeleton";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { FilterPanel } from "~/ui/form/filter-panel";
import { Select } from "~/ui/form/select";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import { Pagination } from "~/ui/navigation/pagination";
import { PillNav } from "~/ui/navigation/pill-nav";
import text from "~/ui/text/text.module.css";
import { MODERATION_PATH } from "../../../../contract/community/moderation.ts";
import { forum } from "./words";
import styles from "../forum.module.css";
import type { ForumLabels } from "./forum-labels.server";
import { FORUM, forumPath, topicHash } from "../forum-paths";
import { type LabelFollow, type LabelFollowAnswer, labelLevels } from "./label-follow";
import {
  topicPeriods,
  topicSorts,
  topicStates,
  type TopicFilter,
  type TopicList,
  type TopicPeriod,
} from "../topic";
import { TopicRows } from "./topic-card";

const t = translator("forum", forum);

const RowKeys = lazyPart(() => import("~/content/list/row-keys").then((part) => part.RowKeys));

export type ForumPageProps = {
  filter: TopicFilter;
  labels: ForumLabels;
  list: TopicList | null;
  follow: LabelFollow | null;
  followAnswer: LabelFollowAnswer | null;
  isTeam: boolean;
};

const periods = Object.keys(topicPeriods) as TopicPeriod[];
const levels = labelLevels.map((value) => ({ value, label: t(`follow.levels.${value}`) }));

type LabelFollowFormProps = { follow: LabelFollow; answer: LabelFollowAnswer | null };

function LabelFollowForm({ follow, answer }: LabelFollowFormProps) {
  const { targetType, target, name, level } = follow;
  return (
    <Form key={target} method="post" preventScrollReset className={styles.follow}>
      <input type="hidden" name="targetType" value={targetType} />
      <input type="hidden" name="target" value={target} />
      <Select
        name="level"
        label={t("follow.label", { name })}
        defaultValue={level}
        options={levels}
      />
      <Button type="submit" size="sm" variant="outline">
        {t("follow.save")}
      </Button>
      {answer && (
        <Alert kind={answer.problem ? "error" : "success"} isAnnounced>
          {t(answer.problem ? `follow.problems.${answer.problem}` : "follow.saved")}
        </Alert>
      )}
    </Form>
  );
}

export function ForumPage({ filter, labels, list, follow, followAnswer, isTeam }: ForumPageProps) {
  const next = useNavigation().location;
  const isLoading = next?.pathname === FORUM;
  const { categories } = labels;
  const pillOf = (slug: string | null, label: string, icon: string | null = null) => ({
    to: forumPath({ ...filter, category: slug, page: 1 }),
    label,
    icon,
    isCurrent: filter.category === slug,
  });
  return (
    <>
      <ContentHeader title={t("title")} />
      <p className={styles.lead}>{t("lead")}</p>
      <div className={styles.bar}>
        <Button to={`${FORUM}/create`}>{t("create")}</Button>
        <Button variant="outline" to={`${FORUM}/my-discussions`}>
          {t("mine")}
        </Button>
        {isTeam && (
          <Button variant="outline" to={to(MODERATION_PATH)}>
            {t("moderation")}
          </Button>
        )}
      </div>
      <PillNav
        label={t("categories")}
        items={[
          pillOf(null, t("all")),
          ...categories.map(({ slug, name, icon }) => pillOf(slug, name, icon)),
        ]}
      />
      <FilterPanel title={t("filter.active", { count: countFilters(filter) })}>
        <FilterForm filter={filter} labels={labels} />
      </FilterPanel>
      {follow && <LabelFollowForm follow={follow} answer={followAnswer} />}
      <ResultSection
        id="topicos"
        title={t("list")}
        count={list && !isLoading && t("count", { count: list.totalCount })}
        filters={t("filter.active", { count: countFilters(filter) })}
        aside={list && list.topics.length > 0 && <RowKeys selector="[id^=topico-]" />}
        isLoading={isLoading}
      >
        {isLoading ? <ListSkeleton label={t("loading")} /> : <Topics filter={filter} list={list} />}
      </ResultSection>
    </>
  );
}

/** The category has its own navigation. */
const countFilters = ({ tag, state, period, canton }: TopicFilter): number =>
  [tag, state, period, canton].filter(Boolean).length;

function FilterForm({ filter, labels }: Pick<ForumPageProps, "filter" | "labels">) {
  const { category, tag, state, period, canton, sort } = filter;
  const tagName = labels.tags.find(({ slug }) => slug === tag)?.name;
  return (
    <Form
      key={forumPath(filter)}
      action={FORUM}
      className={layout.filters}
      aria-label={t("filter.label")}
      preventScrollReset
    >
      {category && <input type="hidden" name="category" value={category} />}
      {tag && <input type="hidden" name="tag" value={tag} />}
      <Select
        name="state"
        label={t("filter.state")}
        defaultValue={state ?? ""}
        options={[
          { value: "", label: t("filter.anyState") },
          ...topicStates.map((value) => ({ value, label: t(`filter.states.${value}`) })),
        ]}
      />
      <Select
        name="canton"
        label={t("filter.canton")}
        defaultValue={canton ?? ""}
        options={[
          { value: "", label: t("filter.anyCanton") },
          ...labels.cantons.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        name="period"
        label={t("filter.period")}
        defaultValue={period ?? ""}
        options={[
          { value: "", label: t("filter.anyPeriod") },
          ...periods.map((value) => ({ value, label: t(`filter.periods.${value}`) })),
        ]}
      />
      <Select
        name="sort"
        label={t("filter.sort")}
        defaultValue={sort}
        options={topicSorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
      />
      <div className={layout.cluster}>
        <Button type="submit" variant="outline">
          {t("filter.submit")}
        </Button>
        {tag && (
          <p className={styles.facts}>
            {t("filter.tag", { name: tagName ?? tag })}
            <Button variant="text" size="sm" to={forumPath({ ...filter, tag: null, page: 1 })}>
              {t("filter.clear")}
            </Button>
          </p>
        )}
      </div>
    </Form>
  );
}

function Topics({ filter, list }: Pick<ForumPageProps, "filter" | "list">) {
  if (!list) {
    return (
      <Unavailable
        title={t("unavailable.title")}
        retry={t("unavailable.retry")}
        to={forumPath(filter)}
      >
        {t("unavailable.text")}
      </Unavailable>
    );
  }
  if (list.topics.length === 0) {
    return forumPath({ ...filter, sort: "active" }) === FORUM ? (
      <StateMessage kind="empty" icon="messages-square" title={t("empty.title")}>
        {t("empty.text")}
      </StateMessage>
    ) : (
      <StateMessage
        kind="no-match"
        title={t("noMatch.title")}
        action={
          <Button variant="outline" to={FORUM}>
            {t("filter.clear")}
          </Button>
        }
      >
        {t("noMatch.text")}
      </StateMessage>
    );
  }
  return (
    <>
      {list.asOfLabel && <p className={styles.facts}>{t("asOf", { when: list.asOfLabel })}</p>}
      <UnreadLine topics={list.topics} />
      {list.topics.some(({ isExample }) => isExample) && (
        <p className={styles.facts}>{t("examples")}</p>
      )}
      <TopicRows topics={list.topics} />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => {
          const after = page === list.page + 1 ? list.last : null;
          return `${forumPath({ ...filter, page, after })}#topicos`;
        }}
        labels={pageLabels}
      />
    </>
  );
}

function UnreadLine({ topics }: Pick<TopicList, "topics">) {
  const renewed = topics.filter(({ hasNews }) => hasNews);
  const [first] = renewed;
  if (!first) return null;
  return (
    <p className={styles.facts}>
      {t("unread", { count: renewed.length })}
      <a href={topicHash(first.id)} className={`${text.link} ${text.tap}`}>
        {t("firstUnread")}
      </a>
    </p>
  );
}
