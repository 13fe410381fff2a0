import { button, facts, greeting, links } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { mailWord } from "../../mail-words.ts";
import { preferenceLinks } from "./content-words.ts";

type RemindedStep = {
  title: string;
  dueOn: string;
  daysLeft: number;
};

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

function whenText({ dueOn, daysLeft }: RemindedStep): string {
  const left = mailWord("daysLeft", { count: daysLeft });
  return `até ${day.format(new Date(`${dueOn}T12:00:00Z`))} (${left})`;
}

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
      button("Abrir meu plano", "/pt-BR/app/plan"),
      links(
        "Você recebe estes lembretes porque guardou o dia da sua chegada",
        ...preferenceLinks(unsubscribeToken),
      ),
    ],
  }),
};
