import { useNavigation } from "@remix-run/react";
import { ContentHeader } from "~/content/list/content-header";
import { pageLabels } from "~/content/list/page-labels";
import { to } from "~/i18n/paths";
import { members as words } from "~/i18n/pt-BR/community/members";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { ListSkeleton } from "~/ui/feedback/list-skeleton";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { Pagination } from "~/ui/navigation/pagination";
import { FilterForm } from "./filter-form";
import { MemberRows } from "./member-rows";
import { MEMBERS, membersPath, type MemberFilter } from "./member-filter";
import type { MemberList } from "./members.server";
import styles from "./members.module.css";

const t = translator("members", words);

export type MembersPageProps = {
  filter: MemberFilter;
  list: MemberList;
  isListed: boolean | null;
  directusUserId: string;
};

export function MembersPage({ filter, list, isListed, directusUserId }: MembersPageProps) {
  const isLoading = useNavigation().location?.pathname === MEMBERS;
  const edit = to(`/app/profile/${directusUserId}/edit`);
  return (
    <>
      <ContentHeader title={t("title")} />
      <p className={styles.lead}>{t("lead")}</p>
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
      <FilterForm filter={filter} cantons={list.cantons} />
      <section aria-labelledby="membros" aria-busy={isLoading} className={styles.section}>
        <div className={styles.bar}>
          <h2 id="membros" className={styles.heading}>
            {t("list")}
          </h2>
          <p role="status" className={styles.facts}>
            {list.problem === null && !isLoading && (
              <>
                {t("count", { count: list.totalCount })} · {t(`filter.sorts.${filter.sort}`)}
              </>
            )}
          </p>
        </div>
        {isLoading ? (
          <ListSkeleton label={t("loading")} />
        ) : (
          <Found filter={filter} list={list} edit={edit} />
        )}
      </section>
    </>
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
