import { membership } from "~/i18n/pt-BR/membership";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { LeaveForPayment } from "./leave-for-payment";
import { MembershipFailureNotice } from "./membership-failure-notice";
import styles from "./membership-page.module.css";
import { MembershipSection, type MembershipSectionProps } from "./membership-section";
import type { MembershipAnswer } from "./membership.types";
import { PlanChoice, type PlanChoiceProps } from "./plan-choice";

const t = translator("membership", membership);

type MembershipPageProps = Pick<PlanChoiceProps, "prices" | "formKey" | "returnTo"> &
  Pick<MembershipSectionProps, "overview" | "receipts"> & {
    answer: MembershipAnswer | null;
    freeTo: string;
    youtubeTo: string;
  };

/** Choose a plan, or look after the one there is. */
export function MembershipPage(props: MembershipPageProps) {
  const { overview, receipts, answer, freeTo, youtubeTo, ...offer } = props;
  const subscription = overview?.subscription ?? null;
  const isMember = subscription !== null && subscription.state !== "expired";
  const hasOther = (overview?.others?.length ?? 0) > 0;
  const hasHistory = subscription !== null || hasOther;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t("title")}</h1>
        {!isMember && <p className={styles.lead}>{t("lead")}</p>}
      </header>
      {answer?.kind === "leave" ? (
        <LeaveForPayment {...answer} />
      ) : (
        <>
          {isMember && answer?.kind === "failed" && (
            <MembershipFailureNotice failure={answer.failure} />
          )}
          {(hasHistory || overview === null) && (
            <MembershipSection overview={overview} receipts={receipts} place="membership" />
          )}
          {!isMember && overview !== null && (
            <PlanChoice
              {...offer}
              answer={answer}
              free={
                <Button variant="outline" to={freeTo}>
                  {t(hasOther ? "stay" : "free")}
                </Button>
              }
              youtubeTo={youtubeTo}
            />
          )}
        </>
      )}
    </div>
  );
}
