import { button, facts, greeting, links, list, paragraph } from "../../mail-template.ts";
import type { MailPart, MailTemplate } from "../../mail-template.ts";
import { mailWord } from "../../mail-words.ts";
import { preferenceLinks } from "./content-words.ts";

type RemindedStep = {
  title: string;
  /** Absent in mails that an earlier version queued. */
  takeAlong?: readonly string[];
  dueOn: string;
  daysLeft: number;
};

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

function whenText({ dueOn, daysLeft }: RemindedStep): string {
  const left = mailWord("daysLeft", { count: daysLeft });
  return `até ${day.format(new Date(`${dueOn}T12:00:00Z`))} (${left})`;
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
      ...steps.flatMap(takenAlong),
      button("Abrir meu plano", "/pt-BR/app/plan"),
      links(
        "Você recebe estes lembretes porque tem um plano salvo no portal",
        ...preferenceLinks(unsubscribeToken),
      ),
    ],
  }),
};
