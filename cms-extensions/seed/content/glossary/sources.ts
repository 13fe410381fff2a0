import type { SeedTerm } from "../../content-types.ts";

const laws = {
  ahvg: ["Lei do seguro de velhice e sobreviventes (AHVG)", "63/837_843_843"],
  aig: ["Lei dos estrangeiros e da integração (AIG)", "2007/758"],
  asylg: ["Lei de asilo (AsylG)", "1999/358"],
  avg: ["Lei da colocação de pessoal (AVG)", "1991/392_392_392"],
  avig: ["Lei do seguro-desemprego (AVIG)", "1982/2184_2184_2184"],
  bbg: ["Lei da formação profissional (BBG)", "2003/674"],
  bueg: ["Lei da cidadania suíça (BüG)", "2016/404"],
  bv: ["Constituição federal (BV)", "1999/404"],
  bvg: ["Lei da previdência profissional (BVG)", "1983/797_797_797"],
  bvv3: ["Regulamento do pilar 3a (BVV 3)", "1985/1778_1778_1778"],
  dbg: ["Lei do imposto federal direto (DBG)", "1991/1184_1184_1184"],
  elg: ["Lei das prestações complementares (ELG)", "2007/804"],
  eog: ["Lei da compensação de renda (EOG)", "1952/1021_1046_1050"],
  famzg: ["Lei dos abonos familiares (FamZG)", "2008/51"],
  fzg: ["Lei da livre passagem (FZG)", "1994/2386_2386_2386"],
  ivg: ["Lei do seguro de invalidez (IVG)", "1959/827_857_845"],
  kvg: ["Lei do seguro de saúde (KVG)", "1995/1328_1328_1328"],
  or: ["Código das obrigações (OR)", "27/317_321_377"],
  rtvg: ["Lei de rádio e televisão (RTVG)", "2007/150"],
  schkg: ["Lei da execução de dívidas e falência (SchKG)", "11/529_488_529"],
  sthg: ["Lei de harmonização fiscal (StHG)", "1991/1256_1256_1256"],
  svg: ["Lei de trânsito (SVG)", "1959/679_705_685"],
  uvg: ["Lei do seguro de acidentes (UVG)", "1982/1676_1676_1676"],
  vmwg: ["Regulamento do aluguel (VMWG)", "1990/835_835_835"],
  vstg: ["Lei do imposto antecipado (VStG)", "1966/371_385_384"],
  vvg: ["Lei do contrato de seguro (VVG)", "24/719_735_717"],
  vzae: ["Regulamento de admissão e residência (VZAE)", "2007/759"],
  vzv: ["Regulamento de habilitação no trânsito (VZV)", "1976/2423_2423_2423"],
  zgb: ["Código civil (ZGB)", "24/233_245_233"],
  zpo: ["Código de processo civil (ZPO)", "2010/262"],
} as const satisfies Record<string, readonly [name: string, eli: string]>;

const sites = {
  ahv: ["Centro de informação AHV/IV", "https://www.ahv-iv.ch/"],
  astra: ["Departamento federal de estradas (ASTRA)", "https://www.astra.admin.ch/"],
  bag: ["Departamento federal de saúde pública (BAG)", "https://www.bag.admin.ch/"],
  bazg: ["Alfândega suíça (BAZG)", "https://www.bazg.admin.ch/"],
  bfs: ["Departamento federal de estatística (BFS)", "https://www.bfs.admin.ch/"],
  bj: ["Departamento federal de justiça (BJ)", "https://www.bj.admin.ch/"],
  bsv: ["Departamento federal de seguros sociais (BSV)", "https://www.bsv.admin.ch/"],
  bwo: ["Departamento federal de habitação (BWO)", "https://www.bwo.admin.ch/"],
  ch: ["ch.ch, o portal das autoridades suíças", "https://www.ch.ch/en/"],
  edk: ["Conferência dos diretores cantonais de educação (EDK)", "https://www.edk.ch/"],
  estv: ["Administração Federal de Impostos (ESTV)", "https://www.estv.admin.ch/"],
  sbb: ["Ferrovias federais (SBB CFF FFS)", "https://www.sbb.ch/"],
  sbfi: ["Secretaria de formação, pesquisa e inovação (SBFI)", "https://www.sbfi.admin.ch/"],
  seco: ["Secretaria de economia (SECO)", "https://www.seco.admin.ch/"],
  sem: ["Secretaria de migração (SEM)", "https://www.sem.admin.ch/"],
  serafe: ["SERAFE AG, órgão federal de cobrança", "https://www.serafe.ch/"],
  suva: ["Suva", "https://www.suva.ch/"],
} as const satisfies Record<string, readonly [name: string, address: string]>;

type Source = Pick<SeedTerm, "source" | "sourceUrl">;

export function fromLaw(law: keyof typeof laws, article?: string): Source {
  const [name, eli] = laws[law];
  return {
    source: article ? `${name}, ${article}` : name,
    sourceUrl: `https://www.fedlex.admin.ch/eli/cc/${eli}/de`,
  };
}

export function fromSite(site: keyof typeof sites): Source {
  const [source, sourceUrl] = sites[site];
  return { source, sourceUrl };
}
