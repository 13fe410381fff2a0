import type { ReactNode } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { reportReasonLabel } from "~/reference/report-reasons";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { Alert } from "~/ui/feedback/alert";
import { Unavailable } from "~/ui/feedback/unavailable";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { reportReasons } from "../../../../contract/community/comments.ts";
import { listForumImages } from "../../../../contract/community/embeds.ts";
import { MODERATION_PATH, APPEAL_MAX_LENGTH } from "../../../../contract/community/moderation.ts";
import { DecisionForm, DecisionButton } from "./decision-form";
import { DecisionRow } from "./decision-row";
import { moderation } from "./words";
import styles from "./moderation.module.css";
import type { DecisionAnswer, Queue, ReportedText, OpenAppeal } from "./queue.server";
import { HideForm } from "./hide-form";
import { SanctionForm } from "./sanction-form";
import { WaitingAdRow } from "./waiting-ad";
import { WaitingPrices } from "./waiting-prices";

const t = translator("moderation", moderation);
const states = [
  ...(["open", "closed", "published", "pending", "hidden", "deleted", "merged"] as const),
] as const;

type SectionProps = { id: string; title: string; empty: string; children: ReactNode[] };

function Section({ id, title, empty, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={textStyles.large}>
        {title}
      </h2>
      {children.length > 0 ? (
        <ul className={layout.stack}>{children}</ul>
      ) : (
        <p className={styles.facts}>{empty}</p>
      )}
    </section>
  );
}

type QueuePageProps = {
  queue: Queue | null;
  /** Null while the service is unavailable. */
  waitingPrices: number | null;
  answer: DecisionAnswer | null;
};

export function QueuePage({ queue, waitingPrices, answer }: QueuePageProps) {
  return (
    <>
      <PageLink to={to("/app/forum")} className={textStyles.link}>
        ← {t("back")}
      </PageLink>
      <ContentHeader title={t("title")} />
      <p className={styles.lead}>{t("lead")}</p>
      {answer && (
        <Alert kind={answer.problem ? "error" : "success"} isAnnounced>
          {answer.problem ? t(`problems.${answer.problem}`) : t("done")}
        </Alert>
      )}
      {answer?.typed?.["decision"] === "sanction" && (
        <section className={styles.item}>
          <h2 className={textStyles.large}>{t("sanction.refused")}</h2>
          <SanctionForm member={answer.typed["member"] ?? ""} typed={answer.typed} />
        </section>
      )}
      {queue ? (
        <Sections {...{ queue, waitingPrices }} typed={answer?.typed ?? null} />
      ) : (
        <Unavailable title={t("unavailable")} retry={t("retry")} to={to(MODERATION_PATH)}>
          {t("unavailableText")}
        </Unavailable>
      )}
    </>
  );
}

const EXCERPT_LENGTH = 600;

type WholeTextProps = {
  text: {
    title: string | null;
    body: string;
    path: string | null;
  };
};

function WholeText({ text: { title, body, path } }: WholeTextProps) {
  const isLong = body.length > EXCERPT_LENGTH;
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.text}>{isLong ? `${body.slice(0, EXCERPT_LENGTH)}…` : body}</p>
      {isLong && (
        <details>
          <summary>{t("whole")}</summary>
          <p className={styles.text}>{body}</p>
        </details>
      )}
      {listForumImages(body).map(({ id, width, height }) => (
        <img
          key={id}
          src={to(`/app/forum/images/${id}`)}
          alt={t("image")}
          {...{ width, height }}
          loading="lazy"
          className={styles.image}
        />
      ))}
      {path && (
        <PageLink to={path} className={textStyles.link}>
          {t("open")}
        </PageLink>
      )}
    </>
  );
}

type AppealRowProps = {
  appeal: OpenAppeal;
  typed?: string | undefined;
};

/** The moderator who made the decision must not answer the appeal. */
function AppealRow({ appeal, typed }: AppealRowProps) {
  const { id, targetType, body, decision, decidedBy, member, mayAnswer, sinceLabel } = appeal;
  return (
    <li className={styles.item}>
      <p className={styles.facts}>
        <strong>{t(`appeals.against.${targetType}`)}</strong>
        <span>{member?.name ?? t("someone")}</span>
        <span>{t("reported.since", { when: sinceLabel })}</span>
        {decidedBy && <span>{t("appeals.decidedBy", { name: decidedBy })}</span>}
      </p>
      <p className={styles.facts}>{t(`appeals.decision.${targetType}`)}</p>
      <WholeText text={decision} />
      <p className={styles.facts}>{t("appeals.plea")}</p>
      <p className={styles.text}>{body}</p>
      {mayAnswer ? (
        <DecisionForm values={{ decision: "answer", appeal: id }}>
          {(sending) => (
            <>
              <TextArea
                name="answer"
                required
                label={t("appeals.answer")}
                rows={3}
                limit={APPEAL_MAX_LENGTH}
                defaultValue={typed}
              />
              {(["granted", "refused"] as const).map((state) => (
                <Button
                  key={state}
                  type="submit"
                  name="state"
                  value={state}
                  size="sm"
                  variant={state === "granted" ? "fill" : "outline"}
                  isLoading={sending !== null}
                >
                  {t(`appeals.answers.${state}`)}
                </Button>
              ))}
            </>
          )}
        </DecisionForm>
      ) : (
        <p className={styles.facts}>{t("appeals.own")}</p>
      )}
    </li>
  );
}

type SectionsProps = {
  queue: Queue;
  waitingPrices: number | null;
  typed: DecisionAnswer["typed"];
};

function Sections({ queue, waitingPrices, typed }: SectionsProps) {
  const { reported, ads, appeals, sanctions, decisions } = queue;
  return (
    <>
      <Section id="denuncias" title={t("reported.title")} empty={t("reported.empty")}>
        {reported.map((text) => (
          <ReportedRow key={text.target} text={text} />
        ))}
      </Section>
      <Section id="anuncios" title={t("ads.title")} empty={t("ads.empty")}>
        {ads.map((ad) => (
          <WaitingAdRow key={ad.id} ad={ad} />
        ))}
      </Section>
      <WaitingPrices count={waitingPrices} />
      <Section id="recursos" title={t("appeals.title")} empty={t("appeals.empty")}>
        {appeals.map((appeal) => (
          <AppealRow
            key={appeal.id}
            appeal={appeal}
            typed={typed?.["appeal"] === appeal.id ? typed["answer"] : undefined}
          />
        ))}
      </Section>
      <Section id="medidas" title={t("sanction.title")} empty={t("sanction.empty")}>
        {sanctions.map(({ id, kind, member, reason, untilLabel }) => (
          <li key={id} className={styles.item}>
            <p className={styles.facts}>
              <strong>{member?.name ?? t("someone")}</strong>
              <span>{t(`sanction.kinds.${kind}`)}</span>
              <span>
                {untilLabel ? t("sanction.until", { when: untilLabel }) : t("sanction.noEnd")}
              </span>
            </p>
            <p className={styles.text}>{reason}</p>
            <DecisionButton values={{ decision: "lift", sanction: id }}>
              {t("sanction.lift", { name: member?.name ?? t("someone") })}
            </DecisionButton>
          </li>
        ))}
      </Section>
      <Section id="decisoes" title={t("decisions.title")} empty={t("decisions.empty")}>
        {decisions.map((decision, at) => (
          // Decisions of the same minute have the same label.
          <DecisionRow key={`${decision.atLabel}${at}`} decision={decision} />
        ))}
      </Section>
    </>
  );
}

const reasonWord = (name: string): string => {
  const known = reportReasons.find((reason) => reason === name) ?? "other";
  return reportReasonLabel(known);
};

function ReportedRow({ text }: { text: ReportedText }) {
  const { targetType, target, author, status, claimedBy } = text;
  const about = { targetType, target };
  const decisions = [...(claimedBy ? [] : (["claim"] as const)), "dismiss"] as const;
  return (
    <li className={styles.item}>
      <p className={styles.facts}>
        <strong>{t("reported.count", { count: text.count })}</strong>
        {text.reasons.map((reason) => (
          <Tag key={reason}>{reasonWord(reason)}</Tag>
        ))}
        <span>{t("reported.since", { when: text.sinceLabel })}</span>
        <span>{t(`reported.status.${states.find((each) => each === status) ?? "hidden"}`)}</span>
        {claimedBy && <span>{t("reported.claimedBy", { name: claimedBy })}</span>}
      </p>
      {text.notes.map((note) => (
        <p key={note} className={styles.facts}>
          {t("reported.note", { note })}
        </p>
      ))}
      <WholeText text={text} />
      <p className={styles.facts}>{t("reported.by", { name: author?.name ?? t("someone") })}</p>
      <div className={`${layout.cluster} ${layout.tight}`}>
        {status === "deleted" ? (
          <DecisionButton values={{ decision: "dismiss", ...about }}>
            {t("reported.settle")}
          </DecisionButton>
        ) : (
          decisions.map((decision) => (
            <DecisionButton key={decision} values={{ decision, ...about }}>
              {t(`act.${decision}`)}
            </DecisionButton>
          ))
        )}
      </div>
      {status !== "deleted" && <HideForm about={about} submit={t("act.hideNow")} />}
      {author && <SanctionForm member={author.id} />}
    </li>
  );
}
