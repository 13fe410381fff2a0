import { data } from "@remix-run/node";
import { answerStatus } from "~/forms/form-answer.server";
import type { PaymentsApi } from "~/service/payments-api.server";
import { sendMembershipForm } from "./membership.server";

export async function answerPurchase(payments: PaymentsApi, form: FormData) {
  if (form.get("intent") !== "buy") return null;
  const { answer } = await sendMembershipForm(payments, form);
  return answer && data({ purchase: answer }, { status: answerStatus(answer) });
}
