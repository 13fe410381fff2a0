import { REMIND_DAYS_BEFORE } from "../../../../contract/switzerland/plan-reminders.ts";

const [early, late] = REMIND_DAYS_BEFORE;

export const plan = {
  title: "Meu plano Suíça",
  lead: "Os passos de quem chega, com o prazo de cada um e a fonte dele.",
  arrival: "Dia da chegada",
  arrivalHint:
    "Fica salvo só no seu plano, para contar os prazos e lembrar você deles. Campo vazio: esquecemos o dia.",
  recount: "Salvar e calcular os prazos",
  from: "Prazos contados a partir de {{day}}.",
  fromMonth:
    "Prazos contados a partir de {{day}}, o primeiro dia do mês da sua chegada. Escreva o dia para ter os prazos exatos.",
  unknown:
    "Não sabemos quando você chegou. Escreva o dia da chegada para ver todos os prazos; sem ele, só os de todo ano têm data.",
  planned:
    "Você ainda vai chegar. Escreva o dia da chegada, mesmo que só previsto, para ver as datas de cada passo.",
  done_one: "{{count}} passo feito de {{all}}.",
  done_other: "{{count}} passos feitos de {{all}}.",
  until: "até {{day}}",
  left_zero: "é hoje",
  left_one: "falta {{count}} dia",
  left_other: "faltam {{count}} dias",
  over_one: "passou há {{count}} dia",
  over_other: "passou há {{count}} dias",
  afterArrival: "o prazo conta a partir da chegada",
  eachYear: "todo ano, até {{day}}",
  yearAfter: "até {{day}} do ano seguinte",
  noDay: "sem prazo",
  waitsFor: "Depois de: {{steps}}",
  lesson: "Aula: {{title}}",
  lessonHint: "Quem termina a aula marca este passo, e quem marca o passo termina a aula.",
  source: "Fonte: {{name}}",
  markDone: "Marcar como feito",
  markOpen: "Desmarcar",
  stepDone: "Feito",
  drop: "Não se aplica a mim",
  takeBack: "Recolocar no plano",
  stepDropped: "Não se aplica",
  ofStep: "{{action}}: {{step}}",
  calendarTitle: "No seu calendário",
  calendar: "Baixar para o calendário (ICS)",
  calendarHint: `O arquivo lembra ${early} dias antes, ${late} dias antes e no dia.`,
  feed: {
    text: "Ou assine o calendário: ele acompanha o plano sozinho. O endereço é secreto; quem o tiver vê os seus passos abertos e os prazos, sem o seu nome.",
    needsDay: "Para assinar o calendário, escreva acima o dia da chegada.",
    make: "Criar endereço secreto",
    renew: "Criar outro endereço",
    remove: "Desligar o endereço",
    made: "Há um endereço secreto desde {{day}}. Ele não é mostrado de novo: se você o perdeu, ou se mais alguém o viu, crie outro, e o antigo deixa de valer.",
    address: "Endereço secreto do calendário",
    once: "Copie agora: o endereço só é mostrado desta vez.",
    copy: "Copiar o endereço",
    copied: "Endereço copiado.",
    open: "Abrir no calendário",
    unavailable:
      "Não conseguimos ver agora se há um endereço de calendário. Tente de novo em alguns instantes.",
  },
  wrongDay:
    "Não conseguimos salvar este dia. Confira se ele existe, ou tente de novo em alguns instantes.",
  failed: "Não conseguimos salvar agora. Tente de novo em alguns instantes.",
  empty: "Ainda não há passos",
  emptyText: "Eles aparecem aqui assim que forem publicados.",
  kit: "Pasta de chegada, também sem internet",
  note: "Cada caso é um caso: confirme o prazo com a sua comuna ou o seu cantão.",
} as const;
