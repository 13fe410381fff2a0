import type { SeedAlpineOffer } from "../../classifieds-types.ts";

const READ = { retrievedAt: "2026-11-21" };
const unknown = { nationality: "unknown", nationalityRule: null } as const;
const untold = { lodging: null, minDays: null, minAge: null, maxAge: null, costs: null } as const;

/** Hosts of volunteers in the mountains, as far as a source confirms it. */
export const alpineOffers: SeedAlpineOffer[] = [
  {
    ...READ,
    ...unknown,
    slug: "bergwaldprojekt",
    title: "Semanas na floresta de proteção",
    host: "Bergwaldprojekt",
    tasks: ["Floresta de proteção", "Paisagem cultural"],
    lodging: "Semanas inteiras, com hospedagem e alimentação",
    minDays: null,
    minAge: 18,
    maxAge: 88,
    costs: "Sem taxa de participação",
    url: "https://bergwaldprojekt.ch",
    source: "stgallen24, linth24 e Tierwelt (2023–2024)",
    sourceUrl: "https://stgallen24.ch/articles/225437-gemeinsam-in-den-bergwald",
  },
  {
    ...READ,
    slug: "caritas-bergeinsatz",
    title: "Ajuda a famílias de agricultores de montanha",
    host: "Caritas-Bergeinsatz",
    tasks: ["Trabalho no campo", "Casa e família"],
    lodging: "Hospedagem e alimentação com a família",
    minDays: 5,
    minAge: 18,
    maxAge: 70,
    nationality: "ch_eu_efta",
    nationalityRule:
      "Só cidadãos suíços, da União Europeia ou da EFTA, dizem as perguntas frequentes da Caritas.",
    costs: "Sem taxa de participação",
    url: "https://www.bergeinsatz.ch",
    source: "Caritas-Bergeinsatz, perguntas frequentes (2025)",
    sourceUrl: "https://www.bergeinsatz.ch/de/fuer-freiwillige/haeufige-fragen.html",
  },
  {
    ...READ,
    ...unknown,
    ...untold,
    slug: "bergversetzer",
    title: "Plataforma de voluntariado nas montanhas",
    host: "Bergversetzer (Schweizer Berghilfe e SAB)",
    tasks: ["Projetos em regiões de montanha"],
    url: "https://www.bergversetzer.ch",
    source: "Tierwelt (sem data)",
    sourceUrl:
      "https://www.tierwelt.ch/artikel/natur-umwelt/schwitzen-fr-die-schweizer-natur-484706",
  },
  {
    ...READ,
    ...unknown,
    ...untold,
    slug: "stiftung-umwelteinsatz",
    title: "Muros de pedra seca, pântanos e pastagens",
    host: "Stiftung Umwelteinsatz (SUS)",
    tasks: ["Muros de pedra seca", "Pântanos", "Pastagens secas"],
    lodging: "Hospedagem e alimentação incluídas",
    minAge: 15,
    costs: "CHF 270 pela semana de férias (preço de artigo sem data)",
    url: "https://umwelteinsatz.ch",
    source: "Stiftung Umwelteinsatz e Tierwelt (sem data)",
    sourceUrl: "https://umwelteinsatz.ch/de/unsere-taetigkeiten-629.html",
  },
  {
    ...READ,
    ...unknown,
    ...untold,
    slug: "pro-natura",
    title: "Manutenção de reservas naturais",
    host: "Pro Natura",
    tasks: ["Reservas naturais", "Semanas de férias com a SUS"],
    url: "https://www.pronatura.ch",
    source: "Pro Natura, semana de férias pela natureza (2019)",
    sourceUrl: "http://de.readkong.com/page/eine-ferienwoche-f-r-die-umwelt-2019-7919858",
  },
];
