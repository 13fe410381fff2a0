import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CurrencyPage } from "~/features/tools/currency/currency-page";
import { currencyDefaults } from "~/features/tools/currency/currency-values";
import { readCourseChoice } from "~/features/tools/currency/rate-course";
import {
  findCourse,
  listNewestRates,
  answerAlert,
  listAlerts,
} from "~/features/tools/currency/rates.server";
import { readSentValues } from "~/features/tools/shared-values";
import { toolMeta } from "~/features/tools/tool-list";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, cms, service }) => {
  const { exchangeRates } = service;
  const choice = readCourseChoice(new URL(request.url).searchParams);
  const [rates, course, alerts] = await Promise.all([
    listNewestRates(cms, exchangeRates).catch(AppError.throwCmsUnavailable),
    findCourse(exchangeRates, choice),
    listAlerts(exchangeRates),
  ]);
  return { rates, course, alerts, today: zurichDay(new Date()) };
});

export const action = memberAction(async ({ request, service }) => {
  const form = await requireForm(request);
  const alert = await answerAlert(service.exchangeRates, form);
  const sent = alert ? null : readSentValues(form, currencyDefaults);
  return data({ alert, sent }, { status: alert?.problem ? 400 : 200 });
});

export default function CurrencyRoute() {
  const { alert = null, sent = null } = useAnswer<typeof action>() ?? {};
  return <CurrencyPage {...useLoaderData<typeof loader>()} sent={sent} alertAnswer={alert} />;
}

export const meta = toolMeta("currency");
