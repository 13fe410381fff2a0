import type { SearchKind } from "../../../../contract/content/search.ts";
import { areas, type PlannedArea } from "../../../../contract/shared/areas.ts";

export type PortalPage = {
  key: string;
  kind: Extract<SearchKind, "help" | "tools">;
  /** `{member}` stands for the searching member, and `/app/classifieds` for the first open page of these. */
  path: string;
  title: string;
  summary: string;
  labels: readonly string[];
};

type FoundArea = Exclude<PlannedArea, "cantons" | "search">;

/** A new area is found by its items until it has words here. */
const areaWords: Readonly<
  Partial<Record<FoundArea, { summary: string; labels: readonly string[] }>>
> = {
  news: {
    summary: "O que mudou na Suíça e o que isso muda para você.",
    labels: ["notícia", "novidades", "atualidades", "jornal"],
  },
  videos: {
    summary: "Filmes curtos com transcrição, capítulos e legendas.",
    labels: ["vídeo", "filmes", "assistir", "YouTube"],
  },
  courses: {
    summary: "Cursos em módulos, com aulas, testes e certificado.",
    labels: ["curso", "aulas", "estudar", "certificado", "testes"],
  },
  articles: {
    summary: "Guias passo a passo, com fontes oficiais e data de revisão.",
    labels: ["artigo", "guias", "passo a passo", "leitura"],
  },
  forum: {
    summary: "Pergunte e responda: a experiência de quem já passou por isso.",
    labels: ["perguntar", "fazer uma pergunta", "tópicos", "discussões", "comunidade"],
  },
  classifieds: {
    summary: "Vagas, seguros de saúde, planos de celular, transporte e supermercados.",
    labels: ["classificado", "anúncios", "ofertas"],
  },
  tools: {
    summary: "Calculadoras de salário, imposto, hipoteca, orçamento, desemprego e câmbio.",
    labels: ["calculadoras", "calcular", "simuladores", "contas"],
  },
  chat: {
    summary: "Suas conversas com outros membros.",
    labels: ["chat", "mensagens", "conversar", "falar com membros", "mensagem privada"],
  },
  notifications: {
    summary: "O que aconteceu com o que você segue.",
    labels: ["avisos", "alertas", "notificação"],
  },
};

export const areaPages: readonly PortalPage[] = (Object.keys(areaWords) as FoundArea[]).flatMap(
  (name) => {
    const words = areaWords[name];
    if (!words || !areas[name].isOpen) return [];
    const { title } = areas[name];
    return [{ key: `area-${name}`, kind: "help", path: `/app/${name}`, title, ...words }];
  },
);

/** Address for one member of a page as it is indexed. */
export const addressFor = (member: string, path: string): string =>
  path === "/app/classifieds" ? areas.classifieds.path : path.replace("{member}", member);
