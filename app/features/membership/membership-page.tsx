import type { ReactNode } from "react";
import { membershipPath } from "~/content/locked/membership-path";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import layout from "~/ui/layout/layout.module.css";
import { LeaveForPayment } from "./leave-for-payment";
import { MembershipFailureAlert } from "./membership-failure-alert";
import { membership } from "./words";
import styles from "./membership-page.module.css";
import { MembershipSection, type MembershipSectionProps } from "./membership-section";
import type { MembershipAnswer } from "./membership.schema";
import { PendingPayment } from "./pending-payment";
import { PlanChoice, type PlanChoiceProps } from "./plan-choice";
import choiceStyles from "./plan-choice.module.css";

const t = translator("membership", membership);

type MembershipPageProps = Pick<PlanChoiceProps, "sale" | "formKey"> &
  Pick<MembershipSectionProps, "overview" | "receipts" | "seller" | "isResumed"> & {
    answer: MembershipAnswer | null;
    /** Page that the payment leads back to. */
    back?: string | null;
  };

export function MembershipPage(props: MembershipPageProps) {
  const { overview, receipts, seller, isResumed, answer, back = null, ...offer } = props;
  const subscription = overview?.subscription ?? null;
  const isMember = subscription !== null && subscription.state !== "expired";
  const hasOther = (overview?.others?.length ?? 0) > 0;
  const hasHistory = subscription !== null || hasOther;
  const isSold = !isMember && overview !== null && !overview.isPending;
  const plans = (
    <PlanChoice
      {...offer}
      action={to(membershipPath(back))}
      returnTo="membership"
      answer={answer}
      free={
        <Button variant="outline" to="/app">
          {t(hasOther ? "stay" : "free")}
        </Button>
      }
      youtubeTo="/app/membership/youtube"
    />
  );
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      {isSold && !hasOther && offer.sale !== "closed" && <p className={styles.lead}>{t("lead")}</p>}
      {answer?.leave ? (
        <LeaveForPayment {...answer.leave} />
      ) : (
        <>
          {!isSold && answer?.failure && <MembershipFailureAlert failure={answer.failure} />}
          {overview?.isPending && <PendingPayment />}
          {(hasHistory || overview === null) && (
            <MembershipSection
              overview={overview}
              receipts={receipts}
              seller={seller}
              isResumed={isResumed}
              place="membership"
            />
          )}
          {isSold && (hasOther ? <Aside isOpen={answer !== null}>{plans}</Aside> : plans)}
        </>
      )}
    </div>
  );
}

function Aside({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details className={choiceStyles.offer} open={isOpen}>
      <summary>{t("current.others.plans")}</summary>
      {children}
    </details>
  );
}
