import { ours } from "../eligibility-rule.ts";
import { advice, law, page, unread } from "../report-text.ts";
import { beforeSettled, european, family, settled, swiss, third, under } from "./sentence.ts";

export const goalSentences = under("goals", [
  {
    code: "objetivo-trabalho",
    to: [{ goals: ["job"] }],
    text: "Trabalho: conheça o salário da sua área antes de dizer um número na entrevista.",
    step: ["Quanto pagam dez grupos de ocupação", ours.salaries],
    from: advice(),
  },
  {
    code: "objetivo-autorizacao-direito",
    to: beforeSettled({ ...european, goals: ["permit"] }),
    text: "Autorização: com passaporte europeu ela se pede na comuna, no dia do registro.",
    step: ["Primeiros 14 dias: o registro na comuna", ours.registration],
    from: page("Cantão de Friburgo: cidadãos da UE e da EFTA", "https://fr.ch/de/articles/7376", {
      contradicts: ["G16"],
    }),
  },
  {
    code: "objetivo-autorizacao-renovar",
    to: [{ ...european, ...settled, goals: ["permit"] }],
    text: "Autorização: leia a data impressa e peça a renovação antes dela, no prazo que o cantão diz. Se você ainda não tem nenhuma, vá à comuna já.",
    from: unread(
      "freeMovement",
      "art. 4 e 6 e anexo I",
      "Art. 4 e 6 lidos; a validade e a renovação estão no anexo I, que não foi lido.",
      { contradicts: ["G16", "objetivo-autorizacao-direito"] },
    ),
  },
  {
    code: "objetivo-autorizacao-suico",
    to: [{ ...swiss, goals: ["permit"] }],
    text: "Autorização para morar: você não precisa de nenhuma. Use esse assunto para a da sua família, se ela não tem passaporte suíço.",
    from: law("foreigners", "art. 2 e 42", { contradicts: ["G1", "G12", "G13", "G14", "G15"] }),
  },
  {
    code: "objetivo-autorizacao-pedido",
    to: [
      { ...third, goals: ["permit"] },
      { ...family, goals: ["permit"] },
    ],
    text: "Autorização: guarde cópia de cada papel entregue e da data. Quem muda de endereço durante o pedido avisa na hora.",
    from: advice({ contradicts: ["G16"] }),
  },
  {
    code: "objetivo-lingua",
    to: [{ goals: ["language"] }],
    text: "Língua: estude a do cantão, não a que parece mais fácil.",
    step: ["Que idioma estudar antes de escolher o cantão", ours.whichLanguage],
    from: advice(),
  },
  {
    code: "objetivo-moradia",
    to: beforeSettled({ goals: ["housing"] }),
    text: "Moradia: o apartamento se ganha com um dossiê completo, e se perde por um papel que faltou.",
    step: ["O que enviar quando você acabou de chegar", ours.rentDossier],
    from: advice(),
  },
  {
    code: "objetivo-moradia-aqui",
    to: [{ ...settled, goals: ["housing"] }],
    text: "Moradia: para trocar de apartamento, junte um dossiê completo antes da primeira visita, e só dê o aviso do atual com o contrato novo assinado.",
    step: ["O que a média do aluguel por cantão esconde", ours.rents],
    from: advice(),
  },
  {
    code: "objetivo-saude",
    to: beforeSettled({ goals: ["health"] }),
    text: "Seguro de saúde: quem vem morar tem 3 meses, desde a chegada, para contratar.",
    step: ["Compare os prêmios do seguro de saúde", ours.premiumSearch],
    from: page(
      "ch.ch, as autoridades suíças na internet",
      "https://www.ch.ch/de/sozialversicherungen-auslandische-personen/",
    ),
  },
  {
    code: "objetivo-saude-aqui",
    to: [{ ...settled, goals: ["health"] }],
    text: "Seguro de saúde: compare os prêmios todo outono. Para mudar em 1º de janeiro, a carta precisa chegar à seguradora atual até o último dia útil de novembro.",
    step: ["Compare os prêmios do seguro de saúde", ours.premiumSearch],
    from: law("health", "art. 7", { contradicts: ["objetivo-saude"] }),
  },
  {
    code: "objetivo-impostos-fonte",
    to: [
      { ...european, goals: ["taxes"] },
      { ...third, goals: ["taxes"] },
      { ...family, goals: ["taxes"] },
    ],
    text: "Impostos: quem trabalha aqui sem a autorização C tem o imposto descontado do salário todo mês.",
    step: ["Como ler o código do imposto na fonte", ours.taxAtSource],
    from: law("federalTax", "art. 83", { contradicts: ["G16"] }),
  },
  {
    code: "objetivo-impostos-suico",
    to: [{ ...swiss, goals: ["taxes"] }],
    text: "Impostos: com passaporte suíço o imposto não é descontado do salário. Você declara e paga por conta: guarde um pouco todo mês.",
    step: ["Pilar 3a: o que checar antes do fim do ano", ours.pillar3a],
    from: law("federalTax", "art. 83", { contradicts: ["objetivo-impostos-fonte"] }),
  },
  {
    code: "objetivo-familia",
    to: beforeSettled({ goals: ["family"] }),
    text: "Família e escola: a escola pública é da comuna e as crianças entram logo, sem precisar falar a língua. Com emprego, cada filho dá direito a um abono por mês.",
    step: ["Como funcionam as primeiras semanas na escola", ours.school],
    from: advice({ note: "Abonos familiares: valores na notícia própria, com fonte." }),
  },
  {
    code: "objetivo-familia-aqui",
    to: [{ ...settled, goals: ["family"] }],
    text: "Família e escola: a escola pública é da comuna, e é ela que responde sobre creche, almoço e mudança de turma.",
    from: advice(),
  },
  {
    code: "objetivo-familia-abono-aqui",
    to: [{ ...settled, job: ["contract", "working"], goals: ["family"] }],
    text: "Você tem trabalho: se ainda não recebe o abono por filho, peça agora ao empregador. Dá para pedir até cinco anos para trás.",
    step: ["Abonos familiares: como pedir", ours.allowances],
    from: page(
      "Centro de informação AHV/IV: abonos familiares",
      "https://ahv-iv.ch/de/Sozialversicherungen/Familienzulagen-FZ/Familienzulagen-ausserhalb-der-Landwirtschaft",
      { contradicts: ["objetivo-familia-abono"] },
    ),
  },
  {
    code: "objetivo-familia-abono",
    to: beforeSettled({ job: ["contract", "working"], goals: ["family"] }),
    text: "Você tem trabalho: pergunte ao empregador pelo abono familiar desde o primeiro mês.",
    step: ["Abonos familiares: como pedir", ours.allowances],
    from: advice(),
  },
  {
    code: "objetivo-estudo",
    to: [{ goals: ["study"] }],
    text: "Estudo e diploma: se a sua profissão é regulada (saúde, ensino, direito), o reconhecimento vem antes do emprego, e leva meses.",
    step: ["Veja as universidades suíças", "https://www.swissuniversities.ch/en", "en"],
    from: advice(),
  },
  {
    code: "objetivo-gente",
    to: [{ goals: ["friends"] }],
    text: "Gente e amizades: as associações do bairro (Vereine) são a porta mais curta. Escolha uma pelo que você já gosta de fazer.",
    step: ["Apresente-se no fórum", ours.forum],
    from: advice(),
  },
  {
    code: "objetivo-nao-sei",
    to: [{ goals: ["unknown"] }],
    text: "Não sabe o que vem primeiro? Comece pelas contas do mês: elas dizem o que cabe e o que espera.",
    step: ["Monte o orçamento do seu mês", ours.budget],
    from: advice(),
  },
]);
