import { readLines } from "./official-rows.ts";

/** A file in ESTV format: header, records 06 of the given bands, one other record, trailer. */
export function tariffFile(
  canton: string,
  bands: readonly { code: string; from: number; width: number; minimum?: number; rate: number }[],
  year = 2027,
): string {
  const pad = (value: number, width: number) => String(value).padStart(width, "0");
  const records = bands.map(
    ({ code, from, width, minimum = 0, rate }) =>
      `0601${canton}${code}       ${year}0101${pad(from, 9)}${pad(width, 9)} ${pad(Number(code[1]), 2)}${pad(minimum, 10)}${pad(rate, 4)}   `,
  );
  const lines = [
    `00${canton}               20261020`.padEnd(110),
    ...records,
    `1301${canton}MED       ${year}0101000000100999999999 0000000058750000000   `,
  ];
  return [...lines, `99               ${canton}${pad(lines.length + 1, 8)}            `, ""].join(
    "\r\n",
  );
}

const HEADER =
  "Versicherer,Kanton,Hoheitsgebiet,Geschäftsjahr,Erhebungsjahr,Region,Altersklasse,Unfalleinschluss,Tarif,Tariftyp,Altersuntergruppe,Franchisestufe,Franchise,Prämie,isBaseP,isBaseF,Tarifbezeichnung";
const AGE = { adult: "AKL-ERW", young: "AKL-JUG", child: "AKL-KIN" };
const TYPE = {
  standard: "TAR-BASE",
  family_doctor: "TAR-HAM",
  hmo: "TAR-HMO",
  telemedicine: "TAR-DIV",
};

export type PremiumLine = {
  insurer: string;
  canton: string;
  region: string;
  ageClass: keyof typeof AGE;
  hasAccident: boolean;
  model: keyof typeof TYPE;
  tariff: string;
  deductible: string;
  cents: number;
};

export function premiumLine(row: PremiumLine, year: number): string {
  const name = row.tariff.includes(",") ? `"${row.tariff}"` : row.tariff;
  const accident = row.hasAccident ? "MIT-UNF" : "OHN-UNF";
  const group = row.ageClass === "child" ? "K1" : "";
  return [
    ...[row.insurer, row.canton, "CH", year, year - 1, `PR-REG CH${row.region}`],
    ...[AGE[row.ageClass], accident, "T", TYPE[row.model], group, "FRAST1"],
    ...[`FRA-${row.deductible}`, row.cents / 100, 0, 0, name],
  ].join(",");
}

/** The extract's premiums in BAG format, one line per premium. */
export function* premiumLinesOf(cantons: readonly string[] | null): Generator<PremiumLine> {
  let canton = "";
  let tariffs: string[][] = [];
  for (const [mark, ...fields] of readLines("health-premiums")) {
    if (mark === "#") [canton = "", tariffs] = [fields[0] ?? "", []];
    else if (mark === "T") tariffs.push(fields);
    else if (cantons === null || cantons.includes(canton)) {
      const [region = "", ageClass, accident, deductibles = "", ...cells] = fields;
      for (const cell of cells) {
        const [place, list = ""] = cell.split(":");
        const [insurer = "", model, tariff = ""] = tariffs[Number(place)] ?? [];
        for (const [at, cents] of list.split(",").entries()) {
          if (cents === "") continue;
          yield {
            ...{ insurer, canton, region, tariff, hasAccident: accident === "1" },
            ageClass: ageClass as PremiumLine["ageClass"],
            model: model as PremiumLine["model"],
            deductible: deductibles.split(",")[at] ?? "",
            cents: Number(cents),
          };
        }
      }
    }
  }
}

export function premiumFile(lines: Iterable<PremiumLine>, year = 2027): string {
  return [HEADER, ...[...lines].map((line) => premiumLine(line, year)), ""].join("\n");
}

/** The ECB's history of reference rates, with a comma at the end of each line. */
export function ratesFile(
  days: Readonly<Record<string, readonly [string, string, string]>>,
): string {
  const lines = Object.entries(days).map(([day, rates]) => [day, ...rates, "170.1", ""].join(","));
  return `${["Date,USD,BRL,CHF,JPY,", ...lines].join("\n")}\n`;
}
