import { ours } from "../eligibility-rule.ts";
import { advice, law } from "../report-text.ts";
import { here, notHere, third, under } from "./sentence.ts";

export const germanSpeaking = "AG AI AR BL BS GL LU NW OW SG SH SO SZ TG UR ZG ZH".split(" ");
export const frenchSpeaking = ["GE", "JU", "NE", "VD"];
export const bilingual = ["BE", "FR", "VS"];
export const italianSpeaking = ["TI"];
const all = [...germanSpeaking, ...frenchSpeaking, ...bilingual, ...italianSpeaking, "GR"];

export const cantonSentences = under("cantons", [
  {
    code: "cantao-pagina",
    to: [{ ...notHere, cantons: all }],
    text: "{cantão}: veja aluguel, salário, prêmio de saúde e imposto antes de procurar apartamento.",
    step: ["Abra a página de {cantão}", "/app/cantons/{código}"],
    from: advice(),
  },
  {
    code: "cantao-pagina-aqui",
    to: [{ ...here, cantons: all }],
    text: "{cantão}: veja os números de aluguel, salário, prêmio de saúde e imposto, e as repartições que atendem quem mora aqui.",
    step: ["Abra a página de {cantão}", "/app/cantons/{código}"],
    from: advice(),
  },
  {
    code: "cantao-autoridade",
    to: [{ ...third, job: ["contract", "interviewing", "searching", "study"], cantons: all }],
    text: "{cantão}: é a autoridade de migração deste cantão que decide sobre a autorização.",
    step: ["Site da migração de {cantão}", "{migração}", "de"],
    from: law("foreigners", "art. 11 e 40"),
  },
  {
    code: "cantao-bilingue",
    to: [{ cantons: bilingual }],
    text: "{cantão} tem duas línguas oficiais, alemão e francês: qual delas se fala depende da comuna.",
    from: advice(),
  },
  {
    code: "cantao-grisoes",
    to: [{ cantons: ["GR"] }],
    text: "{cantão} tem três línguas oficiais, alemão, romanche e italiano: nas cidades, conte com o alemão.",
    from: advice(),
  },
  {
    code: "cantao-nenhum",
    to: [{ cantons: ["unknown"] }],
    text: "Você ainda não escolheu um cantão. Comece pela língua que quer falar e pelo aluguel que cabe: os dois reduzem o mapa a poucos.",
    step: ["Compare os aluguéis por cantão", ours.rents],
    from: advice(),
  },
]);
