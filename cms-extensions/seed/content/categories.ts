import type { SeedCategory } from "../content-types.ts";

export const categories: SeedCategory[] = [
  {
    slug: "documentos",
    name: "Documentos e permissões",
    area: "content",
    description:
      "Registro na comuna, permissões de residência, habilitação e acordos com o Brasil.",
  },
  {
    slug: "trabalho",
    name: "Trabalho",
    area: "content",
    description: "Salários, contratos, descontos na folha e busca de emprego.",
  },
  {
    slug: "moradia",
    name: "Moradia",
    area: "content",
    description: "Aluguel, dossiê de candidatura, caução, vistoria e compra de imóvel.",
  },
  {
    slug: "saude",
    name: "Saúde e seguros",
    area: "content",
    description: "Seguro de saúde obrigatório, franquia, prêmios e atendimento médico.",
  },
  {
    slug: "impostos",
    name: "Impostos e previdência",
    area: "content",
    description: "Imposto na fonte, declaração, os três pilares e a saída fiscal do Brasil.",
  },
  {
    slug: "familia",
    name: "Família e escola",
    area: "content",
    description: "Abonos, creche, escola, maternidade e reunião familiar.",
  },
  {
    slug: "idiomas",
    name: "Idiomas e integração",
    area: "content",
    description: "Alemão, francês, italiano, dialetos e provas de nível.",
  },
  {
    slug: "transporte",
    name: "Transporte",
    area: "content",
    description: "Trem, passes anuais, passes de um dia e direção.",
  },
  {
    slug: "dia-a-dia",
    name: "Dia a dia",
    area: "content",
    description: "Orçamento, compras, banco, telefone e costumes.",
  },
];
