import type { PortalPage } from "./area-pages.ts";

const profile = (page: string) => `/app/profile/{member}/${page}`;

/** Where a member does what they ask for. */
export const helpPages: readonly PortalPage[] = [
  {
    key: "members",
    kind: "help",
    path: "/app/members",
    title: "Onde encontro outros membros?",
    summary: "Em Membros: quem quer ser encontrado, por cantão, profissão e idiomas.",
    labels: ["membros", "encontrar pessoas", "conhecer brasileiros", "rede"],
  },
  {
    key: "password",
    kind: "help",
    path: profile("password"),
    title: "Como troco a minha senha?",
    summary:
      "Em Perfil › Senha: digite a senha atual e a nova. Os outros aparelhos são desconectados.",
    labels: ["senha", "mudar senha", "trocar senha", "esqueci a senha", "password"],
  },
  {
    key: "second-factor",
    kind: "help",
    path: profile("account"),
    title: "Como protejo a conta com um segundo fator?",
    summary:
      "Em Perfil › Conta e segurança: ative o código de um aplicativo ou uma chave de acesso e guarde os códigos de recuperação.",
    labels: [
      "segundo fator",
      "2FA",
      "autenticação",
      "passkey",
      "chave de acesso",
      "segurança da conta",
    ],
  },
  {
    key: "sessions",
    kind: "help",
    path: profile("account"),
    title: "Onde vejo em que aparelhos estou conectado?",
    summary:
      "Em Perfil › Conta e segurança: a lista mostra cada aparelho conectado e permite desconectar.",
    labels: ["sessões", "aparelhos", "sair", "logout", "conta invadida"],
  },
  {
    key: "edit-profile",
    kind: "help",
    path: profile("edit"),
    title: "Como mudo a minha foto e o meu perfil?",
    summary: "Em Perfil › Editar perfil: foto, cantão, profissão, idiomas e quem vê cada coisa.",
    labels: ["foto", "foto de perfil", "editar perfil", "privacidade do perfil", "avatar"],
  },
  {
    key: "email",
    kind: "help",
    path: profile("personal-info"),
    title: "Como mudo o meu e-mail ou o meu nome?",
    summary:
      "O nome muda em Perfil › Nome e chegada à Suíça; o e-mail, em Perfil › Conta e segurança, e vale depois de confirmado.",
    labels: ["mudar e-mail", "endereço de e-mail", "nome", "dados pessoais"],
  },
  {
    key: "email-preference",
    kind: "help",
    path: "/app/profile/email-preference",
    title: "Como escolho quais e-mails recebo?",
    summary:
      "Em Perfil › E-mails que você recebe: a frequência de cada assunto, uma pausa, ou nenhum e-mail.",
    labels: [
      ...["e-mails", "frequência", "newsletter", "cancelar e-mails", "descadastrar", "resumo"],
      ...["parar de receber e-mail", "email"],
    ],
  },
  {
    key: "membership",
    kind: "help",
    path: "/app/membership",
    title: "Como assino, mudo ou cancelo a assinatura?",
    summary:
      "Em Assinatura: planos, forma de pagamento, recibos e o cancelamento, sem falar com ninguém.",
    labels: [
      "assinatura",
      "assinar",
      "pagar",
      "cancelar assinatura",
      "plano",
      "reembolso",
      "recibo",
    ],
  },
  {
    key: "youtube",
    kind: "help",
    path: "/app/membership/youtube",
    title: "Sou membro do canal no YouTube: como libero o acesso?",
    summary:
      "Envie a prova da sua participação no canal; a equipe confere e libera o acesso de assinante.",
    labels: ["YouTube", "membro do canal", "clube do canal"],
  },
  {
    key: "export",
    kind: "help",
    path: profile("data"),
    title: "Como baixo os meus dados?",
    summary: "Em Perfil › Seus dados: peça uma cópia de tudo o que o portal guarda sobre você.",
    labels: ["exportar dados", "privacidade", "cópia dos dados", "LGPD", "nLPD", "GDPR"],
  },
  {
    key: "deletion",
    kind: "help",
    path: profile("account"),
    title: "Como excluo a minha conta?",
    summary:
      "Em Perfil › Seus dados: a exclusão pode ser desfeita pelo link do e-mail até o prazo acabar.",
    labels: ["excluir conta", "apagar conta", "encerrar conta", "deletar"],
  },
  {
    key: "report",
    kind: "help",
    path: profile("report"),
    title: "Onde está o meu relatório?",
    summary:
      "Em Perfil › Meu relatório: o que as suas respostas dizem sobre autorização, prazos e próximos passos.",
    labels: ["relatório", "minhas respostas", "próximos passos", "PDF"],
  },
  {
    key: "support",
    kind: "help",
    path: "/app/support",
    title: "Como falo com a equipe?",
    summary: "Em Suporte: escreva para a equipe e acompanhe a resposta ali e no seu e-mail.",
    labels: [
      ...["suporte", "ajuda", "contato", "reclamação", "problema técnico", "pedido"],
      ...["atendimento", "falar com a equipe", "cobrança errada", "paguei duas vezes"],
    ],
  },
  {
    key: "feedback",
    kind: "help",
    path: "/app/feedback",
    title: "Como sugiro uma ideia para o portal?",
    summary:
      "Em Ideias: proponha o que falta, apoie ideias de outros membros e veja o que foi feito.",
    labels: ["ideia", "sugestão", "feedback", "votar em ideias"],
  },
  {
    key: "favorites",
    kind: "help",
    path: "/app/articles/favorites",
    title: "Onde estão os meus favoritos?",
    summary:
      "O marcador salva notícias, artigos, vídeos, cursos, tópicos e ofertas dos classificados; cada área tem a sua lista em Favoritos.",
    labels: ["favoritos", "salvos", "salvar artigo", "curtidos"],
  },
];
