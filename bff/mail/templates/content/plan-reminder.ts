import { button, facts, greeting, links, list, paragraph } from "../../mail-template.ts";
import type { MailPart, MailPath, MailTemplate } from "../../mail-template.ts";
import { mailWord } from "../../mail-words.ts";
import { daysUntil } from "../../../../contract/switzerland/plan-dates.ts";
import { lastSafePostDay } from "../../../../contract/switzerland/working-days.ts";
import { preferenceLinks } from "./content-words.ts";

type RemindedStep = {
  title: string;
  /** Of the portal, without locale. This and the next two are absent in mails that an earlier version queued. */
  path?: `/app/plan${string}`;
  isInsurerChange?: boolean;
  takeAlong?: readonly string[];
  /** People of the family who have not done it. Absent in mails that an earlier version queued. */
  missing?: readonly string[];
  dueOn: string;
  daysLeft: number;
};

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

const dayLabel = (date: string) => day.format(new Date(`${date}T12:00:00Z`));

function whenText({ dueOn, daysLeft, missing = [] }: RemindedStep): string {
  const left = mailWord("daysLeft", { count: daysLeft });
  const until = `até ${dayLabel(dueOn)} (${left})`;
  return missing.length > 0 ? `${until}, ainda para: ${missing.join(", ")}` : until;
}

/** The letter must have arrived by the due date. */
function postingText({ dueOn, daysLeft }: RemindedStep): string {
  const latest = lastSafePostDay(dueOn);
  return daysLeft >= daysUntil(dueOn, latest)
    ? `A carta precisa estar na seguradora até ${dayLabel(dueOn)}. Poste registrada o quanto antes: depois de ${dayLabel(latest)}, ela pode chegar tarde.`
    : `${daysLeft > 0 ? "Postada agora, a carta pode chegar tarde." : "Pelo correio, a carta já não chega a tempo."} Entregue no balcão da seguradora e peça recibo, ou pergunte se ela aceita pelo portal ou por e-mail.`;
}

const pathOf = ({ path = "/app/plan" }: RemindedStep): MailPath => `/pt-BR${path}`;

/** A button for one step, a list for several. */
function ways(steps: readonly RemindedStep[]): MailPart {
  const [only] = steps;
  return only && steps.length === 1
    ? button("Abrir este passo", pathOf(only))
    : links(
        "Abrir no seu plano",
        ...steps.map((step) => ({ label: step.title, path: pathOf(step) })),
      );
}

const takenAlong = ({ title, takeAlong = [] }: RemindedStep): MailPart[] =>
  takeAlong.length > 0 ? [paragraph(`Tenha à mão para “${title}”:`), list(...takeAlong)] : [];

export const planReminder: MailTemplate<{
  steps: readonly RemindedStep[];
  unsubscribeToken: string;
}> = {
  subject: "Prazos do seu plano Suíça",
  write: ({ steps, unsubscribeToken }) => ({
    title: "Prazos do seu plano",
    parts: [
      greeting("Estes passos do seu plano estão chegando:"),
      facts(...steps.map((step): [string, string] => [step.title, whenText(step)])),
      ...steps
        .filter(({ isInsurerChange }) => isInsurerChange)
        .map((step) => paragraph(postingText(step))),
      ...steps.flatMap(takenAlong),
      ways(steps),
      links(
        "Você recebe estes lembretes porque tem um plano salvo no portal",
        ...preferenceLinks(unsubscribeToken),
      ),
    ],
  }),
};
