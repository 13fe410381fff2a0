import type { ExchangeRatesApi } from "~/service/exchange-rates-api.server";
import { readNumber } from "../../../../contract/calculators/read-amount.ts";
import type { RateAlert } from "../../../../contract/api/exchange-rates-v1.ts";
import { CURRENCIES } from "../../../../contract/calculators/exchange.ts";
import type { AlertAnswer } from "./rate-alert-form";

const HIGHEST_RATE = 1_000;
const RATE_DECIMALS = 8;

export async function listAlerts(
  api: Pick<ExchangeRatesApi, "listAlerts">,
): Promise<readonly RateAlert[] | null> {
  const result = await api.listAlerts();
  return result.isError ? null : result.data.alerts;
}

export async function answerAlert(
  api: Pick<ExchangeRatesApi, "setAlert" | "removeAlert">,
  form: FormData,
): Promise<AlertAnswer | null> {
  const intent = form.get("intent");
  if (intent !== "alert" && intent !== "remove-alert") return null;
  const [from, to] = ["from", "to"].map((name) =>
    CURRENCIES.find((code) => code === form.get(name)),
  );
  if (!from || !to || from === to) return { problem: "pair", typed: "" };
  if (intent === "remove-alert") {
    const result = await api.removeAlert({ from, to });
    return { problem: result.isError ? "away" : null, done: "removed", typed: "" };
  }
  const typed = String(form.get("threshold") ?? "").slice(0, 40);
  const read = readNumber(typed, { maxDecimals: RATE_DECIMALS, largest: HIGHEST_RATE });
  if (read.state !== "number" || read.value <= 0) return { problem: "threshold", typed };
  const result = await api.setAlert({ from, to, threshold: read.value });
  if (!result.isError) return { problem: null, done: "set", typed: "" };
  return { problem: result.statusCode === 404 ? "unknown" : "away", typed };
}
