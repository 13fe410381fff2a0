import { ours } from "../eligibility-rule.ts";
import { advice, law, page, unread } from "../report-text.ts";
import { beforeSettled, european, family, settled, swiss, third, under } from "./sentence.ts";

const freiburg = page(
  "Cantão de Friburgo: cidadãos da UE e da EFTA com contrato de trabalho",
  "https://fr.ch/de/articles/7376",
);

export const jobSentences = under("job", [
  {
    code: "trabalho-contrato-suico",
    to: [{ ...swiss, job: ["contract"] }],
    text: "Com passaporte suíço e contrato, você começa na data marcada: nenhuma autoridade precisa aprovar.",
    step: ["Entenda os descontos do salário", ours.payslip],
    from: law("foreigners", "art. 2", { contradicts: ["G1", "G4"] }),
  },
  {
    code: "trabalho-busca-suico",
    to: [{ ...swiss, job: ["interviewing", "searching"] }],
    text: "Com passaporte suíço, a busca não tem prazo: os 3 meses de que se fala valem para europeus. Morando aqui, você pode se inscrever no serviço público de emprego (RAV) da sua região.",
    step: ["Veja quanto a sua área paga", ours.salaries],
    from: advice({ contradicts: ["G12", "B1"] }),
  },
  {
    code: "trabalho-nao-procura-suico",
    to: [{ ...swiss, job: ["not_looking"] }],
    text: "Com passaporte suíço, você pode morar aqui sem emprego e sem provar renda à migração. A AHV é devida também por quem não trabalha.",
    from: page(
      "Departamento Federal de Seguros Sociais (BSV): quem está segurado na AHV",
      "https://faq.bsv.admin.ch/de/alters-und-hinterlassenenversicherung-ahv/wer-ist-der-ahv-versichert",
      { contradicts: ["G14", "B2"] },
    ),
  },
  {
    code: "trabalho-estudo-suico",
    to: [{ ...swiss, job: ["study"] }],
    text: "Com passaporte suíço, estudar não exige autorização nem prova de meios: basta a escola admitir você. Bolsas são dos cantões, e em geral contam onde moram os pais ou há quanto tempo você mora no cantão.",
    step: ["Veja as universidades suíças", "https://www.swissuniversities.ch/en", "en"],
    from: advice({
      contradicts: ["G13", "B3"],
      note: "Regras de bolsas variam por cantão: a confirmar antes de dizer mais.",
    }),
  },
  {
    code: "trabalho-aqui-suico",
    to: [{ ...swiss, job: ["working"] }],
    text: "Com passaporte suíço, você troca de emprego, abre negócio e muda de cantão sem pedir nada a ninguém.",
    step: ["Entenda os descontos do salário", ours.payslip],
    from: law("foreigners", "art. 2", { contradicts: ["G15", "G11"] }),
  },
  {
    code: "trabalho-contrato-europeu",
    to: [{ ...european, job: ["contract"] }],
    text: "Leve à comuna o contrato com a duração e a jornada: é a duração que decide entre a L e a B.",
    from: freiburg,
  },
  {
    code: "trabalho-entrevista-europeu",
    to: [{ ...european, job: ["interviewing"] }],
    text: "Você está em entrevistas: pergunte já a duração do contrato. Com um ano ou mais, ou sem prazo, a autorização é a B, de 5 anos; com menos, a L.",
    from: freiburg,
  },
  {
    code: "trabalho-busca-europeu",
    to: beforeSettled({ ...european, job: ["searching"] }),
    text: "Você ainda procura: reserve dinheiro para os meses de busca e para a caução do aluguel, que pode chegar a três aluguéis.",
    step: ["Veja o que enviar para alugar", ours.rentDossier],
    from: advice({
      note: "Caução de até três aluguéis: Código das Obrigações, art. 257e, a reler.",
    }),
  },
  {
    code: "trabalho-busca-aqui",
    to: [{ ...european, ...settled, job: ["interviewing", "searching"] }],
    text: "Você procura morando aqui: se perdeu um emprego na Suíça, inscreva-se no serviço público de emprego (RAV). Nada é pago antes da inscrição, e é preciso ter contribuído um tempo mínimo.",
    from: page(
      "Lei do seguro-desemprego (AVIG, SR 837.0), art. 17, na coleção oficial (Fedlex)",
      "https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de",
      { contradicts: ["trabalho-busca-europeu"], note: "Art. 17 lido para os passos do plano." },
    ),
  },
  {
    code: "trabalho-estudo-europeu",
    to: [{ ...european, job: ["study"] }],
    text: "Antes da matrícula, pergunte à escola como ela avalia o diploma brasileiro: algumas pedem um exame de admissão.",
    from: advice(),
  },
  {
    code: "trabalho-contrato-terceiro",
    to: beforeSettled({ ...third, job: ["contract"] }),
    text: "O seu contrato deve dizer que só vale com a autorização: peça essa cláusula, se ela falta.",
    from: advice({ contradicts: ["G1", "G16"] }),
  },
  {
    code: "trabalho-entrevista-terceiro",
    to: beforeSettled({ ...third, job: ["interviewing"] }),
    text: "Você está em entrevistas: pergunte cedo se a empresa já pediu autorização para alguém de fora da Europa e se pediria para você. É ela que precisa provar que não achou ninguém aqui nem na Europa.",
    from: law("foreigners", "art. 11 e 21"),
  },
  {
    code: "trabalho-busca-terceiro",
    to: beforeSettled({ ...third, job: ["searching"] }),
    text: "Mire vagas de especialista e empresas internacionais. Quem promete visto em troca de pagamento está mentindo.",
    step: ["Aprenda os sinais de vaga falsa", ours.fakeJobs],
    from: advice(),
  },
  {
    code: "trabalho-nao-procura-terceiro",
    to: beforeSettled({ ...third, job: ["not_looking"] }),
    text: "Sem emprego em vista, o tempo rende mais na língua e em descobrir se alguém da sua família dá direito a outro passaporte.",
    from: advice(),
  },
  {
    code: "trabalho-estudo-terceiro",
    to: beforeSettled({ ...third, job: ["study"] }),
    text: "A escola confirma a vaga; a autorização quem dá é o cantão, depois de ver moradia e meios.",
    from: law("foreigners", "art. 27"),
  },
  {
    code: "trabalho-familia-contrato",
    to: beforeSettled({ ...family, job: ["contract"] }),
    text: "Você tem contrato, mas o caminho mais curto costuma ser o da família: com a autorização de familiar, o empregador não precisa provar que procurou outra pessoa.",
    from: law("foreigners", "art. 21 e 46", {
      note: "Art. 46: cônjuges e filhos podem trabalhar em toda a Suíça. Vale para quem recebe a autorização de familiar.",
    }),
  },
  {
    code: "trabalho-familia-busca",
    to: beforeSettled({ ...family, job: ["interviewing", "searching"] }),
    text: "Procure já, mas diga nas entrevistas que a autorização virá pela família e ainda não chegou: começar antes dela é proibido.",
    step: ["Veja quanto a sua área paga", ours.salaries],
    from: law("foreigners", "art. 11 e 46"),
  },
  {
    code: "trabalho-familia-nao-procura",
    to: beforeSettled({ ...family, job: ["not_looking"] }),
    text: "Não é preciso ter emprego para vir pela família; o que se olha é se ela consegue se manter sem assistência social.",
    from: unread(
      "foreigners",
      "art. 42 a 44 e 51",
      "Art. 42 a 44 e 51 lidos: para familiar de pessoa suíça a lei não nomeia meios; para os outros, sim. Conferir a prática.",
    ),
  },
  {
    code: "trabalho-familia-emprego-aqui",
    to: [{ ...family, ...settled, job: ["contract", "interviewing", "searching"] }],
    text: "Quem recebeu a autorização de cônjuge ou de filho pode trabalhar em toda a Suíça. Se a sua ainda não saiu, começar antes dela é proibido.",
    step: ["Veja quanto a sua área paga", ours.salaries],
    from: law("foreigners", "art. 11 e 46"),
  },
  {
    code: "trabalho-familia-sem-emprego-aqui",
    to: [{ ...family, ...settled, job: ["not_looking"] }],
    text: "Não é preciso ter emprego para ficar pela família; o que se olha é se ela consegue se manter sem assistência social.",
    from: unread(
      "foreigners",
      "art. 42 a 44 e 51",
      "Art. 42 a 44 e 51 lidos: para familiar de pessoa suíça a lei não nomeia meios; para os outros, sim. Conferir a prática.",
    ),
  },
  {
    code: "trabalho-familia-estudo",
    to: [{ ...family, job: ["study"] }],
    text: "Com a autorização de familiar você pode estudar sem pedir a de estudante, que termina com o curso.",
    from: law("foreigners", "art. 27 e 42 a 46"),
  },
  {
    code: "trabalho-familia-aqui",
    to: [{ ...family, job: ["working"] }],
    text: "Você já trabalha aqui: pergunte ao cantão se a autorização de familiar é mais estável do que a que você tem.",
    from: advice(),
  },
]);
