import { data } from "@remix-run/node";
import { answerStatus } from "~/forms/form-answer.server";
import type { PaymentsApi } from "~/service/payments-api.server";
import { sendMembershipForm } from "./membership.server";

/** The form of the plans on a page of another form: null where it is not the one that was sent. */
export async function answerPurchase(payments: PaymentsApi, form: FormData) {
  if (form.get("intent") !== "buy") return null;
  const { answer } = await sendMembershipForm(payments, form);
  return answer && data({ purchase: answer }, { status: answerStatus(answer) });
}
