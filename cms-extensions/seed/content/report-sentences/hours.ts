import { ours } from "../eligibility-rule.ts";
import { advice } from "../report-text.ts";
import { beforeSettled, settled, under } from "./sentence.ts";

export const hourSentences = under("hours", [
  {
    code: "horas-ate-3",
    to: [{ hours: ["1_3"] }],
    text: "Com até 3 horas por semana, faça uma coisa de cada vez: primeiro os documentos com prazo, depois a língua, em aulas curtas.",
    from: advice(),
  },
  {
    code: "horas-3-a-5",
    to: [{ hours: ["3_5"] }],
    text: "De 3 a 5 horas por semana dão duas aulas de língua e um papel resolvido por semana.",
    from: advice(),
  },
  {
    code: "horas-5-a-10",
    to: beforeSettled({ hours: ["5_10"] }),
    text: "De 5 a 10 horas por semana bastam para estudar a língua todo dia e fazer uma busca séria de emprego ou moradia.",
    step: ["Veja o que enviar para alugar", ours.rentDossier],
    from: advice(),
  },
  {
    code: "horas-5-a-10-aqui",
    to: [{ ...settled, hours: ["5_10"] }],
    text: "De 5 a 10 horas por semana bastam para estudar a língua todo dia e pôr em ordem prazos, contratos e impostos.",
    from: advice(),
  },
  {
    code: "horas-mais-de-10",
    to: [{ hours: ["over_10"] }],
    text: "Com mais de 10 horas por semana, vale um curso intensivo: em poucos meses dá para subir um nível.",
    from: advice(),
  },
  {
    code: "horas-nao-sei",
    to: [{ hours: ["unknown"] }],
    text: "Não sabe quanto tempo tem? Marque dois horários fixos por semana e veja daqui a um mês o que rendeu.",
    from: advice(),
  },
]);
