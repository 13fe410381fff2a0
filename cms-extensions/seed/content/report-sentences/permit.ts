import { ASYLUM_PERMITS, permitChoices } from "../../../../contract/switzerland/codes.ts";
import { law, page, unread } from "../report-text.ts";
import { european, swiss, under } from "./sentence.ts";

const working = { job: ["working"] } as const;
const solothurn = page(
  "Cantão de Solothurn: trabalho para cidadãos da UE e da EFTA",
  "https://www.so.ch/verwaltung/departement-des-innern/migrationsamt/arbeitsbewilligungen/eu-27efta/",
);

/** For people with their own Swiss or European passport; others have rules for each permit letter. */
export const permitSentences = under("permit", [
  {
    code: "autorizacao-suico",
    to: [{ ...swiss, ...working, permit: permitChoices }],
    text: "Você disse ter uma autorização: com o passaporte suíço ela perdeu o sentido. Mostre o passaporte à comuna, para que ela corrija o registro.",
    from: law("foreigners", "art. 2"),
  },
  {
    code: "autorizacao-l-europeu",
    to: [{ ...european, ...working, permit: ["L"] }],
    text: "Com a L europeia você pode trocar de emprego. Com um contrato de um ano ou mais, peça a B.",
    from: solothurn,
  },
  {
    code: "autorizacao-b-europeu",
    to: [{ ...european, ...working, permit: ["B"] }],
    text: "A B europeia vale 5 anos e permite trocar de emprego e trabalhar por conta própria.",
    from: solothurn,
  },
  {
    code: "autorizacao-c-europeu",
    to: [{ ...european, ...working, permit: ["C"] }],
    text: "A C não tem prazo nem condições, e com ela acaba o imposto na fonte: passe a declarar. Fora da Suíça por mais de seis meses ela se perde, se você não pedir antes para mantê-la.",
    from: law("foreigners", "art. 34 e 61; DBG (SR 642.11), art. 83"),
  },
  {
    code: "autorizacao-g-europeu",
    to: [{ ...european, ...working, permit: ["G"] }],
    text: "Com a G você mora do outro lado da fronteira. Com o seu passaporte pode mudar para cá quando quiser: registre-se na comuna, e a G vira L ou B.",
    from: unread(
      "freeMovement",
      "art. 4 e anexo I, art. 6 e 7",
      "Art. 4 lido; anexo I (fronteiriços), não.",
    ),
  },
  {
    code: "autorizacao-asilo-europeu",
    to: [{ ...european, ...working, permit: ASYLUM_PERMITS }],
    text: "A letra que você disse é do asilo. Com passaporte da UE ou da EFTA e um emprego você tem direito a uma autorização melhor: procure a autoridade do cantão com o contrato.",
    from: unread("freeMovement", "art. 4", "Art. 4 lido; como o cantão trata a troca, não."),
  },
  {
    code: "autorizacao-nao-dita-europeu",
    to: [{ ...european, ...working, permit: ["unknown"] }],
    text: "Você não disse a letra da sua autorização. Com passaporte europeu o direito não depende dela, mas a validade impressa precisa estar em dia.",
    from: law("foreigners", "art. 2 e 61"),
  },
]);
