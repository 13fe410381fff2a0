import type { SeedCategory } from "../../content-types.ts";

const forum = (slug: string, name: string, icon: string, description: string): SeedCategory => ({
  ...{ slug, name, description, area: "forum" },
  icon: `lucide:${icon}`,
});

export const forumCategories: SeedCategory[] = [
  forum(
    "documentos-e-permissoes",
    "Documentos e autorizações",
    "id-card",
    "Registro, autorizações, habilitação e consulado.",
  ),
  forum("trabalho-e-carreira", "Trabalho", "briefcase", "Vagas, contratos, salários e diplomas."),
  forum("moradia-e-aluguel", "Moradia", "house", "Aluguel, vizinhos, vistoria e golpes."),
  forum("saude-e-seguros", "Saúde e seguros", "heart-pulse", "Seguro, médicos e prevenção."),
  forum("dinheiro-e-impostos", "Dinheiro e impostos", "landmark", "Imposto, banco e previdência."),
  forum("familia-e-escola", "Família e escola", "baby", "Filhos, escola, creche e casamento."),
  forum("idiomas-e-cursos", "Idiomas", "languages", "Cursos, provas e dialetos."),
  forum("vida-por-cantao", "Vida por cantão", "map", "Como se vive em cada lugar."),
  forum("apresente-se", "Apresente-se", "hand", "Quem chega diz olá."),
];
