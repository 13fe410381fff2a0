import {
  button,
  facts,
  greeting,
  links,
  list,
  note,
  paragraph,
  code,
} from "../../mail-template.ts";
import type { MailLink, MailPart, MailTemplate } from "../../mail-template.ts";

/** The part of the eligibility report that is sent by mail: nothing about the permit. */
export type WelcomeReport = {
  /** Title and rule are null if every rule of the report discloses the member's permit. */
  title: string | null;
  rule: string | null;
  steps: readonly string[];
  sentences: readonly string[];
  pages: readonly MailLink[];
};

type PlannedStep = {
  title: string;
  dueOn: string | null;
  /** Absent in mails that an earlier version queued. */
  timing?: "until" | "opens" | "over";
};

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

function whenText({ dueOn, timing = "until" }: PlannedStep): string {
  if (dueOn === null) return "quando chegar a hora";
  const text = day.format(new Date(`${dueOn}T12:00:00Z`));
  // Only the month of arrival is known: the real day may still come.
  if (timing === "over") return `o prazo de ${text} pode já ter passado`;
  return timing === "opens" ? `a partir de ${text}` : `até ${text}`;
}

function planParts(steps: readonly PlannedStep[]): MailPart[] {
  if (steps.length === 0) return [];
  const rows = steps.map((step): [string, string] => [step.title, whenText(step)]);
  return [paragraph("Seu plano começa assim:"), facts(...rows)];
}

export const welcome: MailTemplate<{
  directusUserId: string;
  report: WelcomeReport | null;
  /** Absent in mails that an earlier version queued. */
  firstSteps?: readonly PlannedStep[];
}> = {
  subject: "Boas-vindas ao Portal Suíça",
  write: ({ directusUserId, report, firstSteps = [] }) => ({
    title: report ? "Sua conta está pronta, e seu relatório também" : "Sua conta está pronta",
    parts: report ? reportParts(directusUserId, report, firstSteps) : unansweredParts,
  }),
};

const unansweredParts = [
  greeting("Que bom ter você aqui: a conta existe e já serve para ler as notícias."),
  paragraph(
    "Faltam algumas perguntas sobre passaporte, trabalho e prazo. Com elas o portal escreve o seu relatório: o que a lei permite no seu caso, o que não permite e por onde começar.",
  ),
  button("Continuar de onde parei", "/pt-BR/signup"),
  note(
    "Leva 3 minutos. Suas respostas ficam criptografadas e servem para o seu relatório e para mostrar o que vale para você no portal.",
  ),
];

function reportParts(
  directusUserId: string,
  { title, rule, steps, sentences, pages }: WelcomeReport,
  firstSteps: readonly PlannedStep[],
) {
  return [
    greeting(
      title === null
        ? "Que bom ter você aqui. Você respondeu a tudo. O que depende da sua autorização de residência fica só no portal."
        : "Que bom ter você aqui. Este é o começo do seu relatório, para guardar.",
    ),
    ...(title === null || rule === null ? [] : [paragraph(`${title}. ${rule}`)]),
    ...planParts(firstSteps),
    ...(steps.length > 0 ? [paragraph("O que a regra pede:"), list(...steps)] : []),
    ...(sentences.length > 0
      ? [paragraph("O que as suas respostas mudam:"), list(...sentences)]
      : []),
    ...(pages.length > 0 ? [links("Para ler no portal", ...pages)] : []),
    button("Abrir o relatório inteiro", `/pt-BR/app/profile/${directusUserId}/report`),
    links("Os prazos, um por um", { label: "Meu plano Suíça", path: "/pt-BR/app/plan" }),
    note(
      "No portal estão também as fontes, o que é proibido e o relatório em PDF. Isto não substitui a decisão da autoridade do cantão.",
    ),
  ];
}

export const confirmEmail: MailTemplate<{ token: string; code: string; hours: number }> = {
  subject: "Confirme seu e-mail no Portal Suíça",
  write: ({ token, code: digits, hours }) => ({
    title: "Confirme seu e-mail",
    reason: "Você recebeu este e-mail porque este endereço foi usado num cadastro no Portal Suíça.",
    parts: [
      paragraph("Olá. Falta confirmar que este endereço é seu para continuar o cadastro."),
      code("Digite este código na tela do cadastro", digits),
      paragraph("Ou abra o link, em qualquer aparelho, e aperte o botão da página:"),
      button("Abrir a página de confirmação", `/pt-BR/confirm-email/${token}`),
      paragraph(`Código e link valem por ${hours} horas. Só os mais novos funcionam.`),
      note(
        "Não foi você? Não confirme e ignore este e-mail: nenhuma conta é criada com o seu endereço.",
      ),
    ],
  }),
};

/** To a member whose e-mail is used for a new signup; the signup page does not disclose the account. */
export const accountExists: MailTemplate<object> = {
  subject: "Você já tem conta no Portal Suíça",
  write: () => ({
    title: "Você já tem conta",
    parts: [
      greeting("Alguém começou um cadastro com este e-mail, que já tem uma conta no portal."),
      paragraph("Se foi você, basta entrar:"),
      button("Entrar", "/pt-BR/login"),
      paragraph("Esqueceu a senha? Peça uma nova:"),
      button("Criar senha nova", "/pt-BR/forgot-password"),
      note("Não foi você? Ignore este e-mail: sua conta continua como está."),
    ],
  }),
};
