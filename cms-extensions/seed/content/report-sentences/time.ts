import { ours } from "../eligibility-rule.ts";
import { advice, law, page } from "../report-text.ts";
import { european, family, settled, swiss, third, under } from "./sentence.ts";

const insurance = page(
  "ch.ch, as autoridades suíças na internet",
  "https://www.ch.ch/de/sozialversicherungen-auslandische-personen/",
);
const visiting = ["contract", "interviewing", "searching", "not_looking", "study"];

export const timeSentences = under("time", [
  {
    code: "prazo-aqui-recente",
    to: [{ time: ["there"], stay: ["under_3"] }],
    text: "Você chegou há pouco. Quem veio morar tem dois prazos correndo: 14 dias para o registro na comuna e 3 meses para o seguro de saúde.",
    step: ["Contrate o seguro a tempo", ours.insurance],
    from: insurance,
  },
  {
    code: "prazo-aqui-primeiro-ano",
    to: [{ time: ["there"], stay: ["3_12"] }],
    text: "Você está aqui há mais de 3 meses: os prazos do registro na comuna e do seguro de saúde já passaram. O que corre agora é o da carteira de motorista, 12 meses desde que você veio morar.",
    step: ["Troque a carteira brasileira", ours.license],
    from: law("traffic", "art. 42 al. 3bis"),
  },
  {
    code: "prazo-aqui-atrasado",
    to: [
      { ...swiss, ...settled },
      { ...european, ...settled },
      // Others only with a permit: without one, legal advice comes before the commune.
      { ...third, ...settled, job: ["working"], permit: ["L", "B", "C"] },
      { ...family, ...settled, job: ["working"], permit: ["L", "B", "C"] },
    ],
    text: "Ficou algo para trás? Sem registro, vá à comuna já e explique: pode haver multa, mas esperar piora. Sem seguro de saúde, contrate hoje: a cobertura só começa na inscrição, e pode haver acréscimo no prêmio.",
    step: ["Compare os prêmios do seguro de saúde", ours.premiumSearch],
    from: law("health", "art. 3, 5 e 6; AIG (SR 142.20), art. 12", {
      contradicts: ["prazo-aqui-alem-da-visita"],
    }),
  },
  {
    code: "prazo-aqui-mais-de-um-ano",
    to: [{ time: ["there"], stay: ["over_12"] }],
    text: "Você está aqui há mais de um ano: os prazos da chegada já passaram, e os de agora voltam todo ano. Para trocar de seguradora em 1º de janeiro, a carta precisa chegar à atual até o último dia útil de novembro.",
    step: ["Compare os prêmios de saúde dos cantões", ours.premiums],
    from: law("health", "art. 7"),
  },
  {
    code: "prazo-aqui-carteira-vencida",
    to: [{ time: ["there"], stay: ["over_12"] }],
    text: "Carteira de motorista: quem mora aqui há doze meses dirige com a suíça. Se você ainda não trocou a brasileira, esse prazo passou: não dirija e pergunte ao serviço de trânsito do cantão como trocar.",
    from: law("traffic", "art. 42 al. 3bis"),
  },
  {
    code: "prazo-aqui-visita",
    to: [{ ...third, job: visiting, time: ["there"], stay: ["under_3", "unknown"] }],
    text: "Sem autorização, a estadia é de visita: até 90 dias em cada 180, sem trabalhar. Ela não vira moradia por espera.",
    from: law("foreigners", "art. 10, 11 e 115", { contradicts: ["G16", "G1", "G12", "G15"] }),
  },
  {
    code: "prazo-aqui-alem-da-visita",
    to: [{ ...third, job: visiting, time: ["there"], stay: ["3_12", "over_12"] }],
    text: "Você está aqui há mais de 3 meses e não disse ter autorização. Se não tem, a estadia já é irregular e pode ser punida: procure aconselhamento jurídico antes de pedir qualquer coisa à autoridade.",
    from: law("foreigners", "art. 10 e 115", { contradicts: ["G16", "G1", "G12", "G15"] }),
  },
  {
    code: "prazo-ate-3-com-direito",
    to: [
      { ...swiss, time: ["under_3"] },
      { ...european, time: ["under_3"] },
    ],
    text: "Faltam menos de 3 meses: feche o que é do Brasil (saída definitiva na Receita, procurações, certidões com apostila) e reserve onde ficar nas primeiras semanas.",
    step: ["Prepare a saída do Brasil", ours.leavingBrazil],
    from: advice(),
  },
  {
    code: "prazo-ate-3-sem-direito",
    to: [
      { ...third, time: ["under_3"] },
      { ...family, time: ["under_3"] },
    ],
    text: "Menos de 3 meses é pouco para uma autorização que ainda não foi dada. Não peça demissão, não entregue o apartamento e não compre passagem só de ida antes da decisão por escrito.",
    step: ["Veja o que a saída do Brasil pede", ours.leavingBrazil],
    from: advice(),
  },
  {
    code: "prazo-3-a-6",
    to: [{ time: ["3_6"] }],
    text: "De 3 a 6 meses dá para a papelada: peça já as certidões com apostila e as traduções, que demoram mais do que parece.",
    step: ["Prepare a saída do Brasil", ours.leavingBrazil],
    from: advice(),
  },
  {
    code: "prazo-6-a-12",
    to: [{ time: ["6_12"] }],
    text: "De 6 a 12 meses dão para um nível inteiro de língua e para juntar a caução do aluguel. Comece pela língua: é o que mais abre portas.",
    step: ["Escolha o idioma antes do cantão", ours.whichLanguage],
    from: advice(),
  },
  {
    code: "prazo-mais-de-12",
    to: [{ time: ["over_12"] }],
    text: "Com mais de um ano pela frente, as regras e os preços ainda mudam: use o tempo para a língua e o diploma, e releia este relatório de tempos em tempos.",
    step: ["Veja para onde vai o dinheiro de uma família", ours.household],
    from: advice(),
  },
  {
    code: "prazo-nao-sei",
    to: [{ time: ["unknown"] }],
    text: "Sem data marcada, comece pelo que serve de qualquer jeito: a língua e as contas do mês.",
    step: ["Monte o orçamento do seu mês", ours.budget],
    from: advice(),
  },
]);
