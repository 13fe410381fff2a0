import { useNavigation, Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { pageLabels } from "~/content/list/page-labels";
import { formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { ResultSection } from "~/ui/data/result-section";
import { Tag } from "~/ui/data/tag";
import { ListSkeleton } from "~/ui/feedback/skeleton";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { Checkbox } from "~/ui/form/checkbox";
import { FilterPanel } from "~/ui/form/filter-panel";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import { Avatar } from "~/ui/media/avatar";
import { Pagination } from "~/ui/navigation/pagination";
import { LANGUAGES } from "../../../contract/account/profile.ts";
import {
  DIRECTORY_QUERY_MAX_LENGTH,
  isStage,
  directorySorts,
  stageNames,
} from "../../../contract/community/members.ts";
import { MEMBERS, membersPath, type MemberFilter } from "./member-filter";
import type { MemberList, MemberCard, CantonChoice } from "./members.server";
import { members as words } from "./words";
import styles from "./members.module.css";

const t = translator("members", words);

export type MembersPageProps = {
  filter: MemberFilter;
  list: MemberList;
  isListed: boolean | null;
  directusUserId: string;
};

const tProfile = translator("profile", profile);

const countFilters = ({ sort: _sort, page: _page, ...narrowing }: MemberFilter): number =>
  Object.values(narrowing).filter(Boolean).length;

type FilterFormProps = { filter: MemberFilter; cantons: readonly CantonChoice[] };

function FilterForm({ filter, cantons }: FilterFormProps) {
  const isNarrowed = membersPath({ ...filter, sort: "new", page: 1 }) !== MEMBERS;
  const { name: _name, canton: _canton, page: _page, ...others } = filter;
  const hasMore = membersPath(others) !== MEMBERS;
  const form = useRef<HTMLFormElement>(null);
  const path = membersPath(filter);
  useEffect(() => {
    if (form.current) fill(form.current, new URLSearchParams(path.split("?")[1]));
  }, [path]);
  return (
    <Form
      ref={form}
      action={MEMBERS}
      className={layout.filters}
      aria-label={t("filter.label")}
      preventScrollReset
    >
      <TextField
        name="name"
        type="search"
        label={t("filter.name")}
        defaultValue={filter.name ?? ""}
        maxLength={DIRECTORY_QUERY_MAX_LENGTH}
        autoComplete="off"
      />
      <Select
        name="canton"
        label={t("filter.canton")}
        defaultValue={filter.canton ?? ""}
        options={[
          { value: "", label: t("filter.anyCanton") },
          ...cantons.map(({ code, name, count }) => ({
            value: code,
            label: count === null ? name : t("filter.counted", { name, count }),
          })),
        ]}
      />
      <div className={layout.cluster}>
        <Button type="submit" variant="outline">
          {t("filter.submit")}
        </Button>
        {isNarrowed && (
          <Button variant="text" to={MEMBERS}>
            {t("filter.clear")}
          </Button>
        )}
      </div>
      <details open={hasMore}>
        <summary>{t("filter.more")}</summary>
        <div className={layout.filters}>
          <TextField
            name="profession"
            type="search"
            label={t("filter.profession")}
            defaultValue={filter.profession ?? ""}
            maxLength={DIRECTORY_QUERY_MAX_LENGTH}
            autoComplete="off"
          />
          <Select
            name="language"
            label={t("filter.language")}
            defaultValue={filter.language ?? ""}
            options={[
              { value: "", label: t("filter.anyLanguage") },
              ...LANGUAGES.map((value) => ({ value, label: tProfile(`languages.${value}`) })),
            ]}
          />
          <Select
            name="stage"
            label={t("filter.stage")}
            defaultValue={filter.stage ?? ""}
            options={[
              { value: "", label: t("filter.anyStage") },
              ...stageNames.map((value) => ({ value, label: t(`filter.stages.${value}`) })),
            ]}
          />
          <Select
            name="sort"
            label={t("filter.sort")}
            defaultValue={filter.sort}
            options={directorySorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
          />
          <Checkbox
            name="volunteers"
            value="1"
            defaultChecked={filter.isVolunteer}
            label={t("filter.volunteers")}
          />
        </div>
      </details>
    </Form>
  );
}

/** For an address that changed by a link. The focus stays. */
function fill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = query.has(field.name);
    } else if (field instanceof HTMLInputElement) {
      field.value = query.get(field.name) ?? "";
    } else if (field instanceof HTMLSelectElement) {
      field.value = query.get(field.name) ?? field.options[0]?.value ?? "";
    }
  }
}

export function MembersPage({ filter, list, isListed, directusUserId }: MembersPageProps) {
  const isLoading = useNavigation().location?.pathname === MEMBERS;
  const edit = to(`/app/profile/${directusUserId}/edit`);
  return (
    <>
      <ContentHeader title={t("title")} />
      <p className={styles.lead}>{t("lead")}</p>
      <FilterPanel title={t("filter.active", { count: countFilters(filter) })}>
        <FilterForm filter={filter} cantons={list.cantons} />
      </FilterPanel>
      <ResultSection
        id="membros"
        title={t("list")}
        count={
          list.problem === null &&
          !isLoading &&
          `${t("count", { count: list.totalCount })} · ${t(`filter.sorts.${filter.sort}`)}`
        }
        filters={t("filter.active", { count: countFilters(filter) })}
        isLoading={isLoading}
      >
        {isLoading ? (
          <ListSkeleton label={t("loading")} />
        ) : (
          <Found filter={filter} list={list} edit={edit} />
        )}
      </ResultSection>
      <div className={styles.bar}>
        {isListed !== null && <p>{t(isListed ? "own.listed" : "own.unlisted")}</p>}
        {isListed !== null && (
          <Button to={edit} variant="outline" size="sm">
            {t("own.change")}
          </Button>
        )}
        <Button to={to("/app/profile/connections")} variant="outline" size="sm">
          {t("own.connections")}
        </Button>
      </div>
    </>
  );
}

function MemberRows({ members }: { members: readonly MemberCard[] }) {
  return (
    <ul className={`${layout.stack} ${layout.pairs}`}>
      {members.map((member) => (
        <Row key={member.directusUserId} member={member} />
      ))}
    </ul>
  );
}

function Row({ member }: { member: MemberCard }) {
  const { name, path, avatar, place, profession, spokenLanguages, stage } = member;
  const languages = LANGUAGES.filter((code) => spokenLanguages.includes(code)).map((code) =>
    tProfile(`languages.${code}`).toLocaleLowerCase("pt-BR"),
  );
  return (
    <li className={styles.member}>
      <Avatar name={name} picture={avatar} size="lg" />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <PageLink to={path}>{name}</PageLink>
        </h3>
        {profession && <p>{profession}</p>}
        <p className={styles.facts}>
          {place && <span>{place}</span>}
          {stage && isStage(stage) && <span>{t(`lived.${stage}`)}</span>}
          {languages.length > 0 && <span>{t("speaks", { languages: formatList(languages) })}</span>}
        </p>
        <p className={styles.facts}>
          {member.isOwn && <Tag isChip>{t("you")}</Tag>}
          {member.isConnected && <Tag isChip>{t("connected")}</Tag>}
          {member.isVolunteer && <Tag isChip>{t("volunteer")}</Tag>}
        </p>
      </div>
    </li>
  );
}

type FoundProps = Pick<MembersPageProps, "filter" | "list"> & { edit: string };

function Found({ filter, list, edit }: FoundProps) {
  if (list.problem) {
    return (
      <Unavailable
        title={t(`${list.problem}.title`)}
        retry={t("unavailable.retry")}
        to={membersPath(filter)}
      >
        {t(`${list.problem}.text`)}
      </Unavailable>
    );
  }
  if (list.members.length === 0) {
    return membersPath({ ...filter, sort: "new", page: 1 }) === MEMBERS ? (
      <StateMessage
        kind="empty"
        icon="user"
        title={t("empty.title")}
        action={<Button to={edit}>{t("empty.action")}</Button>}
      >
        {t("empty.text")}
      </StateMessage>
    ) : (
      <StateMessage
        kind="no-match"
        title={t("noMatch.title")}
        action={
          <Button variant="outline" to={MEMBERS}>
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
      <MemberRows members={list.members} />
      <Pagination
        page={filter.page}
        pageCount={list.pageCount}
        hrefOf={(page) => `${membersPath({ ...filter, page })}#membros`}
        labels={pageLabels}
      />
    </>
  );
}
