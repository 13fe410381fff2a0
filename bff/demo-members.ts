import { sampleMemberId, type SampleMember } from "../contract/account/sample-members.ts";
import type { HideableField, Visibility } from "../contract/account/profile.ts";

export type DemoMember = {
  id: string;
  firstName: string;
  lastName: string;
  canton: number;
  city: string;
  profession: string;
  spokenLanguages: string[];
  interests: string[];
  since: string | null;
  isVolunteer: boolean;
  closed: Partial<Record<HideableField, Visibility>>;
};

type Row = [
  name: SampleMember,
  place: [number, string],
  profession: string,
  languages: string,
  since: string | null,
  interests: string,
];

const [ZH, BE, LU, ZG, FR, BS, SG, TI, VD, NE, GE] = [1, 2, 3, 9, 10, 12, 17, 21, 22, 24, 25];

const rows: readonly Row[] = [
  ["Aline Moreira", [ZH, "Zurique"], "Enfermeira", "pt de", "2019-03-01", "corrida, leitura"],
  ["Bruno Tavares", [ZH, "Winterthur"], "Eletricista", "pt en", "2025-09-01", "futebol"],
  [
    "Carla Mendonça",
    [ZH, "Zurique"],
    "Engenheira de software",
    "pt en de",
    "2022-01-01",
    "trilhas",
  ],
  ["Daniel Rocha", [ZH, "Uster"], "Cozinheiro", "pt es de", "2016-06-01", "churrasco, música"],
  ["Elaine Duarte", [ZH, "Dübendorf"], "Professora de dança", "pt gsw de", "2013-08-01", "forró"],
  ["Fábio Lacerda", [ZH, "Zurique"], "Analista financeiro", "pt en", "2026-02-01", "ciclismo"],
  ["Gabriela Sá", [BE, "Berna"], "Pesquisadora", "pt de en", "2020-10-01", "fotografia"],
  ["Henrique Brandão", [BE, "Thun"], "Carpinteiro", "pt de", "2015-04-01", "montanha"],
  [
    "Isabela Freire",
    [LU, "Lucerna"],
    "Recepcionista de hotel",
    "pt en it",
    "2024-05-01",
    "viagens",
  ],
  ["João Pimentel", [ZG, "Zug"], "Contador", "pt en", "2023-11-01", "xadrez"],
  ["Karina Bastos", [FR, "Friburgo"], "Estudante", "pt fr", "2026-01-01", "cinema"],
  ["Leandro Peixoto", [BS, "Basileia"], "Químico", "pt en de", "2018-02-01", "vinhos"],
  ["Mariana Coelho", [SG, "São Galo"], "Fisioterapeuta", "pt de", "2021-07-01", "ioga"],
  ["Nelson Queiroz", [TI, "Lugano"], "Garçom", "pt it", "2017-09-01", "surfe, culinária"],
  [
    "Olívia Sampaio",
    [VD, "Lausanne"],
    "Cuidadora de crianças",
    "pt fr",
    "2025-04-01",
    "artesanato",
  ],
  ["Paulo Vilela", [VD, "Lausanne"], "Motorista", "pt fr", "2014-03-01", "pesca"],
  ["Renata Fonseca", [VD, "Montreux"], "Designer", "pt fr en", "2022-08-01", "ilustração"],
  ["Sérgio Amaral", [VD, "Nyon"], "Pedreiro", "pt fr", "2011-05-01", "futebol"],
  ["Tatiana Leal", [VD, "Yverdon"], "Farmacêutica", "pt fr", "2019-12-01", "jardim"],
  ["Ursula Pacheco", [NE, "Neuchâtel"], "Relojoeira", "pt fr de", "2012-10-01", "música"],
  ["Vinícius Moraes", [GE, "Genebra"], "Tradutor", "pt fr en es", "2020-02-01", "literatura"],
  ["Wanda Siqueira", [GE, "Genebra"], "Diarista", "pt fr", "2023-06-01", "costura"],
  ["Yara Campelo", [GE, "Carouge"], "Advogada", "pt en fr", null, "corrida"],
  ["Zeca Nóbrega", [ZH, "Bülach"], "Mecânico", "pt de gsw", "2009-01-01", "motos"],
];

const closedAt: Readonly<Record<number, DemoMember["closed"]>> = {
  3: { interests: "connections" },
  7: { place: "connections", inSwitzerlandSince: "self" },
  12: { spokenLanguages: "self" },
  17: { place: "self" },
};

export const demoMembers: readonly DemoMember[] = rows.map(
  ([name, [canton, city], profession, languages, since, interests], at) => {
    const [firstName = "", ...rest] = name.split(" ");
    return {
      id: sampleMemberId(name),
      firstName,
      lastName: rest.join(" "),
      canton,
      city,
      profession,
      spokenLanguages: languages.split(" "),
      interests: interests.split(", "),
      since,
      isVolunteer: at % 2 === 0 || canton === ZH,
      closed: closedAt[at] ?? {},
    };
  },
);
