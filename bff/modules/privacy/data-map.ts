/** What one store of personal data is for, in words for the person it is about. */
export interface DataMapEntry {
  name: string;
  why: string;
  /** Until when it is kept. */
  until: string;
  /** Where the member changes or deletes it themself: a path below their profile, or in the app. */
  change?: "edit" | "personal-info" | "account" | "email-preference" | "consents" | "report";
}

const withAccount = "até a conta ser excluída";
const own = "até você apagar, ou a conta ser excluída";

/** Tables of the service. */
export const portalMap: Readonly<Record<string, DataMapEntry>> = {
  users: {
    name: "Conta",
    why: "Entrar no portal e falar com você",
    until: withAccount,
    change: "account",
  },
  sessions: {
    name: "Sessões",
    why: "Manter você conectado e mostrar seus aparelhos",
    until: "30 dias depois do login; o aparelho e a rede, 30 dias",
    change: "account",
  },
  signup_drafts: {
    name: "Cadastro em andamento",
    why: "Continuar o cadastro de onde parou",
    until: "30 dias",
  },
  member_answers: {
    name: "Respostas do cadastro",
    why: "Calcular seu relatório e seu plano; guardadas cifradas",
    until: withAccount,
    change: "report",
  },
  mail_tokens: {
    name: "Links enviados por e-mail",
    why: "Confirmar endereço e recuperar a senha",
    until: "30 dias depois de vencer",
  },
  mails: {
    name: "E-mails enviados",
    why: "Saber o que foi enviado e quando; o texto é apagado depois do envio",
    until: "90 dias",
  },
  passkeys: {
    name: "Chaves de acesso",
    why: "Entrar sem senha",
    until: own,
    change: "account",
  },
  recovery_codes: {
    name: "Códigos de recuperação",
    why: "Entrar sem o segundo fator; só a impressão digital do código é guardada",
    until: own,
    change: "account",
  },
  challenges: {
    name: "Logins em andamento",
    why: "Concluir um login em duas etapas",
    until: "1 dia",
  },
  subscriptions: {
    name: "Assinaturas",
    why: "Dar o acesso que você pagou",
    until: `${withAccount}; recibos ficam 10 anos com o provedor de pagamento (art. 958f CO)`,
    change: "account",
  },
  email_frequencies: {
    name: "Preferências de e-mail",
    why: "Enviar só o que você pediu",
    until: withAccount,
    change: "email-preference",
  },
  consent_records: {
    name: "Consentimentos",
    why: "Provar o que você aceitou ou recusou",
    until: withAccount,
    change: "consents",
  },
  data_exports: {
    name: "Cópias dos seus dados",
    why: "Entregar a cópia que você pediu",
    until: "7 dias",
  },
  payment_receipts: {
    name: "Recibos de pagamento",
    why: "Provar o que foi pago; guardados pelo provedor de pagamento",
    until: "10 anos (art. 958f CO)",
  },
  analytics: {
    name: "Identificador nas estatísticas de uso",
    why: "Contar visitas de quem aceitou; as páginas vistas ficam sob este número",
    until: "até a conta ser excluída; sem consentimento, nada mais é contado",
    change: "consents",
  },
  legal_notices: {
    name: "Avisos de novos termos",
    why: "Saber de qual versão você foi avisado",
    until: withAccount,
  },
  audit_events: {
    name: "Registro de segurança",
    why: "Descobrir acessos indevidos; sem nome nem endereço",
    until: "90 dias",
  },
  deletion_requests: {
    name: "Pedido de exclusão",
    why: "Cumprir o pedido e prová-lo, sem nome nem endereço",
    until: "10 anos",
  },
};

/** Collections of Directus. */
export const cmsMap: Readonly<Record<string, DataMapEntry>> = {
  directus_users: {
    name: "Perfil",
    why: "Mostrar você a outros membros, como escolheu, e dar o acesso do seu plano",
    until: withAccount,
    change: "edit",
  },
  entitlements: {
    name: "Acessos pagos",
    why: "Saber até quando seu plano vale",
    until: withAccount,
  },
  directus_revisions: {
    name: "Versões anteriores do que é seu",
    why: "Descobrir e desfazer erros",
    until: "1 ano, ou até a conta ser excluída",
  },
  directus_activity: {
    name: "Registro do que você fez",
    why: "Descobrir erros e acessos indevidos",
    until: "1 ano; logins, 90 dias; endereço e navegador, 30 dias",
  },
  membership_claims: {
    name: "Pedidos de acesso pelo YouTube",
    why: "Conferir a participação no canal",
    until: withAccount,
  },
  favorites: { name: "Favoritos", why: "Encontrar de novo o que você guardou", until: own },
  read_states: { name: "Leituras", why: "Continuar de onde parou", until: own },
  video_progress: { name: "Progresso em vídeos", why: "Continuar de onde parou", until: own },
  enrollments: { name: "Cursos iniciados", why: "Mostrar seu progresso", until: own },
  class_progress: { name: "Aulas", why: "Mostrar seu progresso", until: own },
  quiz_attempts: { name: "Respostas de exercícios", why: "Mostrar seu resultado", until: own },
  certificates: { name: "Certificados", why: "Comprovar um curso concluído", until: withAccount },
  course_reviews: { name: "Avaliações de cursos", why: "Ajudar outros a escolher", until: own },
  member_notes: { name: "Anotações", why: "Guardar suas anotações", until: own },
  saved_searches: { name: "Buscas salvas", why: "Avisar quando houver algo novo", until: own },
  scenarios: { name: "Cálculos salvos", why: "Abrir de novo os seus cálculos", until: own },
  job_applications: { name: "Candidaturas", why: "Acompanhar as suas candidaturas", until: own },
  member_plan_steps: { name: "Meu plano Suíça", why: "Lembrar prazos e passos", until: own },
  drafts: { name: "Rascunhos", why: "Não perder um texto começado", until: "180 dias" },
  topic_states: { name: "Tópicos lidos", why: "Mostrar o que é novo para você", until: own },
  follows: { name: "O que você segue", why: "Avisar de novidades", until: own },
  votes: { name: "Votos", why: "Contar cada pessoa uma vez", until: own },
  content_feedback: { name: "“Isto foi útil?”", why: "Melhorar os textos", until: withAccount },
  forum_posts: {
    name: "Tópicos no fórum",
    why: "Conversar com outros membros",
    until: "até você apagar; na exclusão da conta, você escolhe entre apagar e tirar o nome",
  },
  comments: {
    name: "Comentários",
    why: "Conversar com outros membros",
    until: "até você apagar; na exclusão da conta, você escolhe entre apagar e tirar o nome",
  },
  post_revisions: {
    name: "Versões anteriores de textos",
    why: "Mostrar o que mudou",
    until: "como o texto",
  },
  ideas: {
    name: "Ideias enviadas",
    why: "Decidir o que construir",
    until: "na exclusão da conta, você escolhe entre apagar e tirar o nome",
  },
  reports: { name: "Denúncias feitas", why: "Proteger os membros", until: withAccount },
  sanctions: { name: "Medidas de moderação", why: "Proteger os membros", until: withAccount },
  tickets: { name: "Pedidos de suporte", why: "Responder a você", until: withAccount },
  ticket_messages: { name: "Mensagens de suporte", why: "Responder a você", until: withAccount },
  Notification: { name: "Notificações", why: "Avisar você", until: own },
};
