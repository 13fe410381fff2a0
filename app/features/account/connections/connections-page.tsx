import { pageLabels } from "~/content/list/page-labels";
import { to } from "~/i18n/paths";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { Avatar } from "~/ui/media/avatar";
import { Pagination } from "~/ui/navigation/pagination";
import { PillNav } from "~/ui/navigation/pill-nav";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  CONNECTIONS_PATH,
  isConnectionList,
  listPath,
  ownLists,
  type Act,
  type ConnectionAnswer,
  type OwnList,
} from "./connection";
import { ConnectionForm, ConnectionAlert } from "./connection-form";
import type { ListedMember, OwnConnections } from "./connections.server";
import styles from "./connections.module.css";

const t = translator("connections", connections);

const actsOf: Readonly<Record<OwnList, readonly Act[]>> = {
  connected: ["remove"],
  received: ["accept", "decline"],
  requested: ["withdraw"],
  blocked: ["unblock"],
};

export type ConnectionsPageProps = {
  own: OwnConnections | null;
  answer: ConnectionAnswer | null;
};

export function ConnectionsPage({ own, answer }: ConnectionsPageProps) {
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <p className={styles.bar}>
        <Button to={to("/app/members")} variant="outline" size="sm">
          {t("directory")}
        </Button>
      </p>
      <ConnectionAlert answer={answer} />
      {own ? (
        <Lists own={own} />
      ) : (
        <Unavailable title={t("unavailable")} retry={t("retry")} to={CONNECTIONS_PATH}>
          {t("unavailableText")}
        </Unavailable>
      )}
    </>
  );
}

function Lists({ own }: { own: OwnConnections }) {
  const { list, page, pageCount, counts, members } = own;
  return (
    <>
      <PillNav
        label={t("lists.label")}
        items={ownLists.map((each) => ({
          to: listPath(each),
          label: t("count", { list: t(`lists.${each}`), count: counts[each] }),
          isCurrent: each === list,
        }))}
      />
      <section className={styles.section} aria-labelledby="conexoes">
        <h2 id="conexoes" className={text.large}>
          {t(`lists.${list}`)}
        </h2>
        {members.length === 0 ? (
          <StateMessage kind="empty" icon="user" title={t(`empty.${list}`)}>
            {t(`empty.${list}Text`)}
          </StateMessage>
        ) : (
          <>
            <p className={`${text.small} ${text.faint}`}>{t("order")}</p>
            <ul className={styles.list}>
              {members.map((member) => (
                <Row key={member.directusUserId} list={list} page={page} member={member} />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(number) => listPath(list, number)}
              labels={pageLabels}
            />
          </>
        )}
      </section>
    </>
  );
}

type RowProps = { list: OwnList; page: number; member: ListedMember };

function Row({ list, page, member: { directusUserId, author, canton, since } }: RowProps) {
  const { name, avatar, path } = author;
  const about = { directusUserId, name, back: listPath(list, page), isPlain: true };
  return (
    <li className={styles.row}>
      <Avatar name={name} picture={avatar} />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <PageLink to={path}>{name}</PageLink>
        </h3>
        <p className={`${layout.cluster} ${layout.wide} ${text.small} ${text.faint}`}>
          {canton && <span>{canton}</span>}
          {since && isConnectionList(list) && <span>{t(`since.${list}`, { date: since })}</span>}
        </p>
      </div>
      <div className={layout.cluster}>
        {list === "connected" && (
          <Button
            to={to(`/app/chat/${directusUserId}`)}
            variant="outline"
            size="sm"
            aria-label={t("named", { act: t("acts.write"), name })}
          >
            {t("acts.write")}
          </Button>
        )}
        {actsOf[list].map((act) =>
          act === "remove" ? (
            <details key={act}>
              <summary aria-label={t("named", { act: t("acts.remove"), name })}>
                {t("acts.remove")}
              </summary>
              <p className={`${text.small} ${text.faint}`}>{t("hints.remove", { name })}</p>
              <ConnectionForm {...{ act, ...about }} />
            </details>
          ) : (
            <ConnectionForm key={act} {...{ act, ...about }} />
          ),
        )}
      </div>
    </li>
  );
}
