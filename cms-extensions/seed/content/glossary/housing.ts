import type { SeedTerm } from "../../content-types.ts";
import { fromLaw, fromSite } from "./sources.ts";

export const housingTerms: readonly SeedTerm[] = [
  {
    term: "Mietvertrag",
    lang: "de",
    ptBr: "contrato de aluguel",
    names: ["Mietvertrag", "contrat de bail", "contratto di locazione"],
    spellings: ["contrato de aluguel", "contrat de bail", "contratto di locazione"],
    definition:
      "Contrato em que o locador cede a moradia e o locatário paga o aluguel. A lei protege o locatário também contra cláusulas que dizem outra coisa.",
    ...fromLaw("or", "art. 253"),
  },
  {
    term: "Mietkaution",
    lang: "de",
    ptBr: "depósito de aluguel",
    names: ["Mietkaution", "garantie de loyer", "garanzia dell’affitto"],
    spellings: ["depósito de aluguel", "caução do aluguel", "garantie de loyer", "Mietzinsdepot"],
    definition:
      "Garantia do locatário, depositada em conta de banco em nome dele. Em moradias não pode passar de três meses de aluguel.",
    ...fromLaw("or", "art. 257e"),
  },
  {
    term: "Nettomiete",
    lang: "de",
    ptBr: "aluguel sem despesas acessórias",
    names: ["Nettomiete", "loyer net", "pigione netta"],
    spellings: ["Nettomietzins", "aluguel líquido", "loyer net"],
    definition:
      "Preço da moradia sem aquecimento, água quente e outras despesas acessórias. Com elas fala-se em aluguel bruto.",
    ...fromSite("bwo"),
  },
  {
    term: "Nebenkosten",
    lang: "de",
    ptBr: "despesas acessórias",
    names: ["Nebenkosten", "frais accessoires", "spese accessorie"],
    spellings: ["despesas acessórias", "frais accessoires", "spese accessorie"],
    definition:
      "Custos ligados ao uso da moradia, como aquecimento e água quente. Só são pagos à parte quando o contrato diz isso expressamente.",
    ...fromLaw("or", "art. 257a e 257b"),
  },
  {
    term: "Anfangsmietzins",
    lang: "de",
    ptBr: "aluguel inicial",
    names: ["Anfangsmietzins", "loyer initial", "pigione iniziale"],
    spellings: ["aluguel inicial", "loyer initial", "pigione iniziale"],
    definition:
      "Aluguel combinado no começo do contrato. Sob certas condições pode ser contestado na autoridade de conciliação até trinta dias depois de receber as chaves.",
    ...fromLaw("or", "art. 270"),
  },
  {
    term: "Referenzzinssatz",
    lang: "de",
    ptBr: "taxa de referência dos aluguéis",
    names: ["Referenzzinssatz", "taux d’intérêt de référence", "tasso d’interesse di riferimento"],
    spellings: ["taxa de referência", "taux de référence", "taux d’intérêt de référence"],
    definition:
      "Taxa publicada a cada trimestre que acompanha os juros das hipotecas. Quando cai, muitos locatários podem pedir redução do aluguel; quando sobe, o locador pode aumentar.",
    ...fromLaw("vmwg", "art. 12a"),
  },
  {
    term: "Kündigungsfrist",
    lang: "de",
    ptBr: "prazo de rescisão",
    names: ["Kündigungsfrist", "délai de congé", "termine di disdetta"],
    spellings: ["prazo de rescisão", "délai de congé", "termine di disdetta"],
    definition:
      "Tempo entre o aviso e o fim do contrato. Numa moradia são ao menos três meses, para uma data permitida; no trabalho depende dos anos de casa e do contrato.",
    ...fromLaw("or", "art. 266c e 335c"),
  },
  {
    term: "Nachmieter",
    lang: "de",
    ptBr: "novo locatário",
    names: ["Nachmieter", "locataire de remplacement", "nuovo conduttore"],
    spellings: ["locataire de remplacement"],
    definition:
      "Pessoa que quem sai antes do prazo apresenta para assumir a moradia. Precisa ter condições de pagar, ser aceitável para o locador e ficar com o mesmo contrato.",
    ...fromLaw("or", "art. 264"),
  },
  {
    term: "Untermiete",
    lang: "de",
    ptBr: "sublocação",
    names: ["Untermiete", "sous-location", "sublocazione"],
    spellings: ["sublocação", "sous-location", "sublocazione"],
    definition:
      "Quando o locatário aluga a moradia ou um quarto a outra pessoa. Precisa do consentimento do locador, que só pode recusar por motivos definidos na lei.",
    ...fromLaw("or", "art. 262"),
  },
  {
    term: "Übergabeprotokoll",
    lang: "de",
    ptBr: "auto de vistoria",
    names: ["Übergabeprotokoll", "état des lieux", "verbale di consegna"],
    spellings: ["auto de vistoria", "état des lieux", "verbale di consegna"],
    definition:
      "Lista do estado da moradia, assinada na entrada e na saída. O que está anotado na entrada não pode ser cobrado na saída.",
    ...fromSite("ch"),
  },
  {
    term: "Schlichtungsbehörde",
    lang: "de",
    ptBr: "autoridade de conciliação",
    names: ["Schlichtungsbehörde", "autorité de conciliation", "autorità di conciliazione"],
    spellings: [
      "autoridade de conciliação",
      "autorité de conciliation",
      "autorità di conciliazione",
    ],
    definition:
      "Órgão que tenta um acordo antes do tribunal. Em questões de aluguel o processo ali é gratuito, e locadores e locatários estão representados por igual.",
    ...fromLaw("zpo", "art. 113 e 200"),
  },
  {
    term: "Liegenschaftsverwaltung",
    lang: "de",
    ptBr: "administradora de imóveis",
    names: ["Liegenschaftsverwaltung", "régie immobilière", "amministrazione immobiliare"],
    spellings: ["administradora de imóveis", "régie immobilière", "amministrazione immobiliare"],
    definition:
      "Empresa que administra moradias em nome do proprietário: recebe candidaturas, faz contratos, cobra o aluguel e cuida de consertos.",
    ...fromSite("bwo"),
  },
  {
    term: "Hausordnung",
    lang: "de",
    ptBr: "regulamento do prédio",
    names: ["Hausordnung", "règlement de maison", "regolamento della casa"],
    spellings: ["regulamento do prédio", "règlement de maison"],
    definition:
      "Regras de convivência do prédio, como horas de silêncio e uso da lavanderia. Costuma ser parte do contrato de aluguel.",
    ...fromSite("bwo"),
  },
  {
    term: "Betreibungsauszug",
    lang: "de",
    ptBr: "certidão do registro de dívidas",
    names: [
      "Betreibungsauszug",
      "extrait du registre des poursuites",
      "estratto del registro delle esecuzioni",
    ],
    spellings: [
      "certidão de dívidas",
      "Betreibungsregisterauszug",
      "extrait du registre des poursuites",
      "estratto del registro delle esecuzioni",
    ],
    definition:
      "Documento do órgão de execução que mostra cobranças registradas contra uma pessoa. Locadores quase sempre pedem um extrato recente.",
    ...fromLaw("schkg", "art. 8a"),
  },
  {
    term: "Privathaftpflichtversicherung",
    lang: "de",
    ptBr: "seguro de responsabilidade civil",
    names: [
      "Privathaftpflichtversicherung",
      "assurance responsabilité civile privée (RC)",
      "assicurazione responsabilità civile privata",
    ],
    spellings: [
      "Privathaftpflicht",
      "seguro de responsabilidade civil",
      "responsabilité civile privée",
    ],
    definition:
      "Seguro voluntário que paga danos causados a outros no dia a dia, também estragos na moradia alugada. Muitos locadores o exigem.",
    ...fromSite("ch"),
  },
  {
    term: "Stockwerkeigentum",
    lang: "de",
    ptBr: "propriedade de apartamento",
    names: ["Stockwerkeigentum", "propriété par étages (PPE)", "proprietà per piani (PPP)"],
    spellings: ["propriété par étages", "proprietà per piani"],
    definition:
      "Forma de ser dono de um apartamento: uma parte do prédio inteiro com direito exclusivo a certos cômodos. Decisões do prédio são da assembleia.",
    ...fromLaw("zgb", "art. 712a"),
  },
];
