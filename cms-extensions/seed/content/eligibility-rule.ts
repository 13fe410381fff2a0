import type { SeedCondition, SeedSource } from "./report-text.ts";
import type { PageLanguage, ReportOutcome } from "../../../contract/account/signup.ts";

export type SeedEligibilityRule = SeedSource & {
  code: `${"G" | "B"}${number}`;
  outcome: ReportOutcome;
  sort: number;
  /** Alternatives; within one, every named answer must be among the listed ones. */
  conditions: readonly SeedCondition[];
  title: string;
  rule: string;
  possible: readonly string[];
  limits: readonly string[];
  illegal: string | null;
  realisticTime: string | null;
  steps: readonly { text: string; url?: string; language?: PageLanguage }[];
};

export const euCountries = ["PT", "IT", "ES", "DE", "other"] as const;

export const WORK_WITHOUT_PERMIT =
  "Trabalhar na Suíça sem autorização, também durante a estadia de 90 dias sem visto: a lei exige autorização para qualquer trabalho, não importa quanto dure. Quem trabalha e quem contrata são punidos, e a entrada futura pode ser proibida.";

/** For people who live here: no word about a visit. */
export const WORK_BEYOND_PERMIT =
  "Trabalhar sem autorização, ou fora do que a sua permite: a lei exige autorização para qualquer trabalho, não importa quanto dure.";

/** Rules for people with a Swiss or European passport of their own. */
export const ownPassportCodes = [
  "G1",
  "G12",
  "G13",
  "G14",
  "G15",
  "G16",
  "G26",
  "G27",
  "G28",
  "G29",
  "G30",
];

/** For people who are here for longer than the deadline of the registration. */
export const LATE_REGISTRATION =
  "O prazo do registro na comuna já passou: se você não se registrou, vá já e explique. Pode haver multa, mas esperar piora.";

export const ours = {
  registration: "/app/news/primeiros-14-dias-o-registro-na-comuna-passo-a-passo",
  insurance: "/app/news/recem-chegado-tres-meses-para-contratar-o-seguro-de-saude",
  leavingBrazil: "/app/news/saida-definitiva-do-brasil-o-que-fazer-antes-e-depois-da-mudanca",
  license: "/app/news/carteira-brasileira-doze-meses-para-trocar-e-uma-prova-de-direcao",
  salaries: "/app/news/quanto-pagam-dez-grupos-de-ocupacao-em-2024",
  fakeJobs: "/app/news/vaga-falsa-sete-sinais-antes-de-enviar-documentos",
  payslip: "/app/news/descontos-na-folha-2026-linha-por-linha",
  whichLanguage: "/app/news/que-idioma-estudar-antes-de-escolher-o-cantao",
  dialect: "/app/news/alemao-da-aula-e-dialeto-da-rua-como-lidar-com-os-dois",
  rentDossier: "/app/news/dossie-de-aluguel-o-que-enviar-quando-voce-acabou-de-chegar",
  rents: "/app/news/aluguel-2024-o-que-a-media-por-cantao-esconde",
  household: "/app/news/orcamento-das-familias-suicas-para-onde-vai-o-dinheiro",
  taxAtSource: "/app/news/imposto-na-fonte-2026-como-ler-o-codigo-a0n",
  pillar3a: "/app/news/pilar-3a-limite-de-2026-e-o-que-checar-antes-do-fim-do-ano",
  school: "/app/news/filho-na-escola-suica-como-funcionam-as-primeiras-semanas",
  allowances: "/app/news/abonos-familiares-2026-chf-215-por-filho-e-como-pedir",
  premiums: "/app/news/premios-2026-quanto-muda-de-um-cantao-para-outro",
  premiumSearch: "/app/classifieds/health-insurances",
  budget: "/app/tools/budget",
  forum: "/app/forum",
} as const;
