/** Words that the synthesizer mispronounces as they are written, and how they are written for it. */
const RESPELLED: Readonly<Record<string, string>> = {
  Ana: "Aana",
  Souza: "Susa",
  Merci: "Märssi",
  vilmal: "fillmahl",
  mitenand: "mitte-nant",
  Hoi: "Heu",
  Poulet: "Puleh",
  Halbtax: "Halbtacks",
  "zum Znüni": "zums Nüni",
  Bahnhofplatz: "Bahnhohfplatz",
  Reisepass: "Reise-Pass",
  Ausländerausweis: "Ausländer-Ausweis",
  verheiratet: "verheirahtet",
  Feierabend: "Feier-Abend",
  Elterngespräch: "Eltern-Gespräch",
  allergisch: "alärgisch",
  Penicillin: "Penizillin",
  Durchfall: "Durrchfall",
  "E-Mail": "Imehl",
};

export function respell(phrase: string): string {
  return Object.entries(RESPELLED).reduce(
    (said, [written, sound]) => said.replaceAll(new RegExp(`\\b${written}\\b`, "gu"), sound),
    phrase,
  );
}
