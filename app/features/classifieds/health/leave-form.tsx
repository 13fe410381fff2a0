import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import layout from "~/ui/layout/layout.module.css";
import { CANCEL_INSURER_LETTER } from "../../../../contract/switzerland/insurer-month.ts";
import type { Leaving } from "./leaving";
import { healthInsurances as words } from "./words";

const t = translator("health-insurances", words);

export const leaveFormId = (at: number) => `health-leave-${at}`;

type LeaveFormProps = { at: number; leaving: Extract<Leaving, { kind: "own" }> };

/** Opens the letter with these values, by POST, so that no address contains them. */
export function LeaveForm({ at, leaving: { insurer, childYears, isMinor } }: LeaveFormProps) {
  // The letter opens with the member's own name, which is wrong for another adult.
  const isSignedByOther = at > 0 && !isMinor;
  return (
    <Form
      method="post"
      id={leaveFormId(at)}
      action={to(`/app/letters/${CANCEL_INSURER_LETTER}`)}
      className={layout.cluster}
    >
      <input type="hidden" name="draft" value="1" />
      <input type="hidden" name="to" value={insurer.name} />
      {isSignedByOther && <input type="hidden" name="sender" value="" />}
      {childYears.map((year, place) => (
        <input key={place} type="hidden" name="childYear" value={year} />
      ))}
      <Button type="submit" size="sm">
        {t("leave.action", { insurer: insurer.name })}
      </Button>
    </Form>
  );
}
