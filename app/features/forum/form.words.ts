import {
  MAX_TOPIC_TAGS,
  TOPIC_BODY_MAX_EMPHASES,
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_BODY_MAX_LINES,
  TOPIC_BODY_MAX_NESTING,
  TOPIC_BODY_MIN_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
  TOPIC_TITLE_MIN_LENGTH,
} from "../../../contract/community/forum.ts";

const longest = TOPIC_BODY_MAX_LENGTH.toLocaleString("pt-BR");
const lines = TOPIC_BODY_MAX_LINES.toLocaleString("pt-BR");
const emphases = TOPIC_BODY_MAX_EMPHASES.toLocaleString("pt-BR");

export const forumForm = {
  lesson: "Ligar este tópico à aula “{{title}}”",
  continues: "Continuação de [{{title}}]({{address}})",
  createTitle: "Novo tópico",
  createLead:
    "Diga o que quer saber e o que já tentou. Não escreva dados pessoais: o fórum é lido por todos os membros.",
  editTitle: "Editar tópico",
  editLead: "Depois de cinco minutos, o que estava escrito antes fica no histórico do tópico.",
  back: "Voltar ao fórum",
  backToTopic: "Voltar ao tópico",
  fields: {
    type: "Que tipo de tópico?",
    types: { question: "Uma pergunta", discussion: "Uma conversa" },
    title: "Título",
    titleHint: `De ${TOPIC_TITLE_MIN_LENGTH} a ${TOPIC_TITLE_MAX_LENGTH} caracteres, como você perguntaria a um amigo.`,
    body: "Texto",
    bodyHint: "A barra põe negrito, listas, citações, links e imagens.",
    category: "Categoria",
    chooseCategory: "Escolha uma categoria",
    canton: "Cantão",
    cantonHint: "Só se a pergunta depende de onde você mora.",
    noCanton: "Vale para toda a Suíça",
    tags: "Assuntos (até {{max}})",
  },
  similar: "Talvez a resposta já esteja aqui",
  similarKinds: {
    forum: "Fórum",
    articles: "Artigo",
    news: "Notícia",
    videos: "Vídeo",
    courses: "Curso",
    glossary: "Glossário",
  },
  similarSolved: "resolvida",
  create: "Publicar tópico",
  save: "Salvar mudanças",
  cancel: "Cancelar",
  errors: {
    summary: "Confira estes campos",
    title: `O título precisa ter de ${TOPIC_TITLE_MIN_LENGTH} a ${TOPIC_TITLE_MAX_LENGTH} caracteres.`,
    body: `O texto precisa ter de ${TOPIC_BODY_MIN_LENGTH} a ${longest} caracteres.`,
    shape: `O texto tem formatação demais: cabem ${lines} linhas, ${emphases} sinais de destaque (* ou _) e ${TOPIC_BODY_MAX_NESTING} citações ou listas uma dentro da outra.`,
    category: "Escolha uma categoria.",
    type: "Escolha se é uma pergunta ou uma conversa.",
    tags: `Escolha no máximo ${MAX_TOPIC_TAGS} assuntos.`,
  },
  failed: "O tópico não foi publicado",
  notSaved: "A mudança não foi salva",
};
