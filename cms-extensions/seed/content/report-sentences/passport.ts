import { law, page, unread } from "../report-text.ts";
import { beforeSettled, european, swiss, under } from "./sentence.ts";

export const passportSentences = under("passport", [
  {
    code: "passaporte-suico-seguro",
    to: beforeSettled(swiss),
    text: "Seguro de saúde: você tem 3 meses, a contar da chegada, para se inscrever na seguradora que escolher.",
    from: page(
      "ch.ch, as autoridades suíças na internet",
      "https://www.ch.ch/de/sozialversicherungen-auslandische-personen/",
      {
        note: "Prazo lido em ch.ch e em páginas de comunas que citam a KVG art. 3.",
      },
    ),
  },
  {
    code: "passaporte-suico-ahv",
    to: [swiss],
    text: "AHV, a previdência: quem mora ou trabalha na Suíça está segurado, também estudantes e quem não tem emprego. Pergunte à caixa de compensação do cantão se faltam anos na sua conta.",
    from: page(
      "Departamento Federal de Seguros Sociais (BSV): quem está segurado na AHV",
      "https://faq.bsv.admin.ch/de/alters-und-hinterlassenenversicherung-ahv/wer-ist-der-ahv-versichert",
    ),
  },
  {
    code: "passaporte-suico-exercito",
    to: [swiss],
    text: "Exército: fora da Suíça você estava dispensado em tempo de paz. Homens que voltam em idade de servir comunicam o endereço ao comando militar do cantão. Depois de mais de seis anos fora, quem não faz falta à tropa só é incorporado se pedir. Mulheres servem se quiserem.",
    from: law("army", "art. 3, 4 e 27"),
  },
  {
    code: "passaporte-suico-taxa-militar",
    to: [swiss],
    text: "Taxa de isenção militar: homens em idade de servir que não servem pagam uma taxa por ano, no máximo até o ano em que completam 37 anos. Quem tem outro passaporte e serviu no outro país não serve aqui, mas continua obrigado a se comunicar e, em regra, à taxa.",
    from: law("armyTax", "art. 1 a 4a; MG (SR 510.10), art. 5"),
  },
  {
    code: "passaporte-c-cinco-anos",
    to: [{ passport: ["yes"], country: ["PT", "IT", "ES", "DE"] }],
    text: "Com o seu passaporte, a autorização C, de permanência, costuma vir depois de 5 anos seguidos na Suíça.",
    from: unread(
      "foreigners",
      "art. 34; acordos de estabelecimento com Portugal, Itália, Espanha e Alemanha",
      "AIG art. 34 lido; os acordos de estabelecimento, não. Conferir a lista de países nas diretrizes do SEM.",
    ),
  },
  {
    code: "passaporte-c-outros",
    to: [{ passport: ["yes"], country: ["other"] }],
    text: "A autorização C, de permanência, vem depois de 5 ou de 10 anos, conforme o país do passaporte: pergunte ao cantão qual é o seu caso.",
    from: law("foreigners", "art. 34", {
      note: "Art. 34 lido: 10 anos, ou 5 com boa integração. Quais países têm acordo de 5 anos falta conferir; o texto não os nomeia.",
    }),
  },
  {
    code: "passaporte-europeu-familia",
    to: [european],
    text: "Cônjuge e filhos podem vir com você, seja qual for o passaporte deles. O direito deles vem do seu: o pedido é feito com o seu.",
    from: unread(
      "freeMovement",
      "art. 7 e anexo I, art. 3",
      "Art. 7 lido (direito dos familiares, seja qual for a nacionalidade); anexo I, não.",
    ),
  },
  {
    code: "passaporte-processo",
    to: [{ passport: ["in_process"] }],
    text: "Pedido de cidadania não é cidadania: até o documento sair, nem empregador nem comuna podem contar com ele.",
    from: law("foreigners", "art. 2 e 11"),
  },
]);
