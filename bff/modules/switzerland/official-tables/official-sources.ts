import { rateSources } from "../../../../contract/calculators/exchange.ts";
import type { OfficialKind } from "../../../../contract/calculators/official-years.ts";

export type OfficialFileSource = { publisher: string; title: string; sourceUrl: string };

export function officialSourceOf(kind: OfficialKind, year: number): OfficialFileSource {
  switch (kind) {
    case "withholding_tax":
      return {
        publisher: "ESTV (Administração Federal das Contribuições)",
        title: `Tarifas do imposto na fonte ${year}`,
        sourceUrl: `https://www.estv2.admin.ch/qst/${year}/loehne/tar${year}txt.zip`,
      };
    case "premiums":
      return {
        publisher: "BAG (Departamento Federal de Saúde Pública)",
        title: `Prêmios aprovados do seguro de saúde obrigatório ${year}`,
        sourceUrl: "https://www.priminfo.admin.ch",
      };
    case "premium_regions":
      return {
        publisher: "BAG (Departamento Federal de Saúde Pública)",
        title: `Regiões de prêmio ${year}`,
        sourceUrl: "https://www.priminfo.admin.ch",
      };
    case "insurers":
      return {
        publisher: "BAG (Departamento Federal de Saúde Pública)",
        title: `Seguradoras autorizadas ${year}`,
        sourceUrl: "https://www.priminfo.admin.ch",
      };
    case "exchange_rates":
      return {
        publisher: "BCE (Banco Central Europeu)",
        title: `Taxas de câmbio de referência ${year}`,
        sourceUrl: rateSources.ecb.url,
      };
  }
}
