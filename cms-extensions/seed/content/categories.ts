import type { SeedCategory } from "../content-types.ts";

export const categories: SeedCategory[] = [
  {
    slug: "documentos",
    name: "Documentos e autorizações",
    area: "content",
    icon: "lucide:id-card",
    description:
      "Registro na comuna, autorizações de residência, habilitação e acordos com o Brasil.",
  },
  {
    slug: "trabalho",
    name: "Trabalho",
    area: "content",
    icon: "lucide:briefcase",
    description: "Salários, contratos, descontos na folha e busca de emprego.",
  },
  {
    slug: "moradia",
    name: "Moradia",
    area: "content",
    icon: "lucide:house",
    description: "Aluguel, dossiê de candidatura, caução, vistoria e compra de imóvel.",
  },
  {
    slug: "saude",
    name: "Saúde e seguros",
    area: "content",
    icon: "lucide:heart-pulse",
    description: "Seguro de saúde obrigatório, franquia, prêmios e atendimento médico.",
  },
  {
    slug: "impostos",
    name: "Impostos e previdência",
    area: "content",
    icon: "lucide:landmark",
    description: "Imposto na fonte, declaração, os três pilares e a saída fiscal do Brasil.",
  },
  {
    slug: "familia",
    name: "Família e escola",
    area: "content",
    icon: "lucide:baby",
    description: "Abonos, creche, escola, maternidade e reunião familiar.",
  },
  {
    slug: "idiomas",
    name: "Idiomas e integração",
    area: "content",
    icon: "lucide:languages",
    description: "Alemão, francês, italiano, dialetos e provas de nível.",
  },
  {
    slug: "transporte",
    name: "Transporte",
    area: "content",
    icon: "lucide:train-front",
    description: "Trem, passes anuais, passes de um dia e direção.",
  },
  {
    slug: "dia-a-dia",
    name: "Dia a dia",
    area: "content",
    icon: "lucide:shopping-basket",
    description: "Orçamento, compras, banco, telefone e costumes.",
  },
];
