import { formatFullDate, formatWeekdayDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import text from "~/ui/text/text.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import {
  CANCEL_INSURER_LETTER,
  CHANGE_INSURER_STEP,
  type InsurerMonth,
} from "../../../contract/switzerland/insurer-month.ts";
import { planStepPath } from "../../../contract/switzerland/plan.ts";
import { insurerMonth as words } from "./words";
import styles from "./insurer-month-strip.module.css";

const t = translator("insurer-month", words);

const STAGES = ["compare", "join", "letter", "post", "tick"] as const;
type Stage = (typeof STAGES)[number];

/** Each insurer has its own way to join; the letter's page also says how to post it. */
const paths: Readonly<Record<Stage, `/${string}` | null>> = {
  compare: "/app/classifieds/health-insurances",
  join: null,
  letter: `/app/letters/${CANCEL_INSURER_LETTER}`,
  post: null,
  tick: planStepPath(CHANGE_INSURER_STEP),
};
const pathOf = (stage: Stage) => {
  const path = paths[stage];
  return path !== null && isOpenPath(path) ? path : null;
};

/** The stage after a page that has no button of its own for it. */
const NEXT = { plan: "compare", post: "tick" } as const;

const SRF_CASE =
  "https://www.srf.ch/sendungen/kassensturz-espresso/krankenkasse-kuendigen-k-ein-kinderspiel-2";

/** The official comparison; the portal has no insurer's own address. */
const PRIMINFO = "https://www.priminfo.admin.ch/";

const noon = (day: string) => `${day}T12:00:00Z`;
const dayLabel = (day: string) => formatWeekdayDate(noon(day));

type InsurerMonthStripProps = {
  month: InsurerMonth;
  /** Page that shows it; `plan` before the first stage. */
  at: "plan" | Exclude<Stage, "join" | "tick">;
};

/** The stages of a change of insurer with the current one, the deadline, and the next action. */
export function InsurerMonthStrip({ month, at }: InsurerMonthStripProps) {
  const action = at === "plan" || at === "post" ? at : null;
  const next = action && pathOf(NEXT[action]);
  return (
    <section className={styles.strip} aria-label={t("label")}>
      <p className={text.strong}>{t("title", { year: month.fromYear })}</p>
      <ol className={styles.stages}>
        {STAGES.map((stage) => (
          <StageItem key={stage} stage={stage} isCurrent={stage === at} />
        ))}
      </ol>
      {at !== "post" && (
        <p className={text.small}>
          {t("join.where")}{" "}
          <SmartLink to={PRIMINFO} className={text.link}>
            {t("join.list")}
          </SmartLink>
          .
        </p>
      )}
      <WindowText month={month} />
      <p>{t(`now.${at}`)}</p>
      {action && next && (
        <p>
          <Button to={next} size="sm">
            {t(`actions.${action}`)}
          </Button>
        </p>
      )}
    </section>
  );
}

function StageItem({ stage, isCurrent }: { stage: Stage; isCurrent: boolean }) {
  const path = isCurrent ? null : pathOf(stage);
  const label = t(`stages.${stage}`);
  return (
    <li
      className={isCurrent ? styles.current : undefined}
      aria-current={isCurrent ? "step" : undefined}
    >
      {path ? (
        <SmartLink to={path} className={`${text.link} ${text.tap}`}>
          {label}
        </SmartLink>
      ) : (
        <span className={text.tap}>
          {label}
          {isCurrent && <VisuallyHidden> ({t("here")})</VisuallyHidden>}
        </span>
      )}
    </li>
  );
}

function WindowText({ month }: { month: InsurerMonth }) {
  const arrives = dayLabel(month.arrivesBy);
  if (month.state === "open") {
    return <p className={text.small}>{t("open", { arrives, post: dayLabel(month.postBy) })}</p>;
  }
  if (month.state === "late") {
    return (
      <Alert kind="warning" title={t("late.title", { count: month.daysLeft })}>
        <p>{t("late.works")}</p>
        <details>
          <summary>{t("late.more")}</summary>
          <p>{t("late.why", { arrives })}</p>
          <p>{t("late.ask")}</p>
          <p data-source className={text.small}>
            <SmartLink to={SRF_CASE} className={text.link}>
              {t("late.source")}
            </SmartLink>
            {"; "}
            {t("late.law")}
          </p>
        </details>
      </Alert>
    );
  }
  return <ClosedText month={month} />;
}

function ClosedText({ month: { fromYear, opensOn, arrivesBy, passedOn, midYear } }: ClosedProps) {
  const lines = [
    passedOn && t("closed.passed", { year: fromYear - 1, day: dayLabel(passedOn) }),
    t("closed.next", {
      year: fromYear,
      opens: formatFullDate(noon(opensOn)),
      arrives: dayLabel(arrivesBy),
    }),
    midYear &&
      t("closed.midYear", {
        last: formatFullDate(noon(midYear.lastDay)),
        arrives: formatFullDate(noon(midYear.arrivesBy)),
      }),
  ];
  return <p className={text.small}>{lines.filter(Boolean).join(" ")}</p>;
}

type ClosedProps = { month: InsurerMonth };
