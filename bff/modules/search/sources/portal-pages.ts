import { professionsByOccupation } from "../../../../contract/calculators/professions.ts";
import type { IndexedItem } from "../documents/document.ts";
import { areaPages, type PortalPage } from "./area-pages.ts";

const profile = (page: string) => `/app/profile/{member}/${page}`;

const pages: readonly PortalPage[] = [
  ...areaPages,
  {
    key: "map",
    kind: "tools",
    path: "/app/cantons",
    title: "Mapa dos cantões",
    summary: "Escolha um cantão no mapa da Suíça e veja o que há sobre ele.",
    labels: ["mapa", "cantões", "onde morar"],
  },
  {
    key: "arrival-kit",
    kind: "tools",
    path: "/app/plan/arrival-kit",
    title: "Pasta de chegada",
    summary: "Os documentos e endereços dos primeiros dias, também sem internet.",
    labels: ["pasta de chegada", "documentos da chegada", "sem internet", "offline"],
  },
  {
    key: "scenarios",
    kind: "tools",
    path: "/app/tools/scenarios",
    title: "Cenários",
    summary: "As contas que você salvou, lado a lado e com as taxas de hoje.",
    labels: ["cenários", "contas salvas", "simulações", "comparar contas"],
  },
  {
    key: "glossary",
    kind: "tools",
    path: "/app/glossary",
    title: "Glossário",
    summary: "Termos suíços explicados em português, com os nomes em alemão, francês e italiano.",
    labels: ["glossário", "dicionário", "significado", "tradução", "termos"],
  },
  {
    key: "members",
    kind: "help",
    path: "/app/members",
    title: "Onde encontro outros membros?",
    summary: "Em Membros: quem quer ser encontrado, por cantão, profissão e línguas.",
    labels: ["membros", "encontrar pessoas", "conhecer brasileiros", "rede"],
  },
  {
    key: "jobs",
    kind: "tools",
    path: "/app/classifieds/jobs",
    title: "Vagas na Suíça",
    summary: "Vagas com fonte e data, e quem pode se candidatar a cada uma.",
    labels: [
      ...[
        "vagas",
        "vaga",
        "vaga de emprego",
        "emprego",
        "trabalho",
        "candidatura",
        "Stelle",
        "job",
      ],
      ...["vaga de limpeza", "emprego sem alemão"],
    ],
  },
  {
    key: "mobile-plans",
    kind: "tools",
    path: "/app/classifieds/mobile-plans",
    title: "Planos de celular e internet",
    summary: "O que cada plano custa no ano, com o preço de depois da promoção.",
    labels: [
      ...["celular", "telefone", "chip", "plano", "internet", "internet em casa", "Wi-Fi"],
      ...["eSIM", "Handy", "Abo", "operadora", "Swisscom", "Sunrise", "Salt"],
      ...["celular barato", "plano de celular", "ligação para o Brasil"],
    ],
  },
  {
    key: "sbb-offers",
    kind: "tools",
    path: "/app/classifieds/sbb-offers",
    title: "Ofertas de transporte e conta das suas viagens",
    summary: "Meia-tarifa, GA e passes diários, e qual sai mais barato para você.",
    labels: [
      ...["trem", "SBB", "Halbtax", "meia-tarifa", "GA", "Spartageskarte"],
      ...["passagem", "passagem de trem", "mais barato"],
    ],
  },
  {
    key: "supermarket-costs",
    kind: "tools",
    path: "/app/classifieds/supermarket-costs",
    title: "Carrinho de supermercado comparado",
    summary: "Quanto custa o seu carrinho em cada rede, só com preços que têm data.",
    labels: [
      ...["supermercado", "mais barato", "Migros", "Coop", "Aldi", "Lidl", "Denner"],
      ...["preços", "compras", "mercado"],
    ],
  },
  {
    key: "alpine-volunteering",
    kind: "tools",
    path: "/app/classifieds/alpine-volunteering",
    title: "Voluntariado nas montanhas",
    summary: "Quem recebe voluntários nos Alpes e quem pode ir.",
    labels: ["voluntariado", "Alpes", "montanha", "Bergeinsatz", "Caritas"],
  },
  {
    key: "tool-net-salary",
    kind: "tools",
    path: "/app/tools/net-salary",
    title: "Calculadora de salário líquido",
    summary: "Do bruto ao líquido, com AHV, ALV, 2º pilar e imposto na fonte do seu cantão.",
    labels: [
      "salário líquido",
      "bruto",
      "netto",
      "Nettolohn",
      "calculadora",
      "holerite",
      "descontos",
    ],
  },
  {
    key: "tool-withholding-tax",
    kind: "tools",
    path: "/app/tools/withholding-tax",
    title: "Conferir o imposto na fonte",
    summary: "Quanto deveriam ter retido, pela tarifa oficial do seu cantão.",
    labels: [
      ...["imposto na fonte", "Quellensteuer", "impôt à la source", "tarifa"],
      ...["calcular imposto na fonte", "calculadora"],
    ],
  },
  {
    key: "tool-salary-comparison",
    kind: "tools",
    path: "/app/tools/salary-comparison",
    title: "Comparar salário",
    summary: "Onde o seu salário fica entre os da sua profissão na Suíça.",
    labels: [
      ...["comparar salário", "mediana", "quanto ganha", "Salarium", "bom salário", "francos"],
      ...["salário na média", "meu salário"],
      ...Object.values(professionsByOccupation).flat(),
    ],
  },
  {
    key: "tool-mortgage",
    kind: "tools",
    path: "/app/tools/mortgage",
    title: "Calculadora de hipoteca",
    summary: "Que preço de casa cabe na sua renda, e quanto falta de entrada.",
    labels: [
      ...["hipoteca", "simular hipoteca", "comprar casa", "comprar apartamento"],
      ...["financiamento", "Hypothek", "entrada"],
    ],
  },
  {
    key: "tool-budget",
    kind: "tools",
    path: "/app/tools/budget",
    title: "Orçamento",
    summary: "Para onde vai a renda do ano e quanto sobra.",
    labels: [
      ...["orçamento", "gastos", "poupança", "Budget", "custo de vida"],
      ...["viver com", "despesas do mês"],
    ],
  },
  {
    key: "tool-currency",
    kind: "tools",
    path: "/app/tools/currency",
    title: "Câmbio",
    summary: "Francos, reais, euros e dólares, com o custo real da remessa.",
    labels: [
      ...["câmbio", "converter", "franco", "CHF", "real", "reais", "BRL", "euro", "dólar"],
      ...["cotação", "mandar dinheiro", "enviar dinheiro", "remessa", "IOF", "calculadora"],
    ],
  },
  {
    key: "tool-plan",
    kind: "tools",
    path: "/app/plan",
    title: "Meu plano Suíça",
    summary: "Os passos de quem chega, com prazo e fonte.",
    labels: [
      ...["meu plano", "prazos de quem chega", "checklist", "passos da mudança"],
      ...[
        "mudar para a Suíça",
        "mudança para a Suíça",
        "imigrar",
        "o que fazer primeiro",
        "acabei de chegar",
        "cheguei na Suíça",
      ],
    ],
  },
  {
    key: "canton-comparison",
    kind: "tools",
    path: "/app/cantons/compare",
    title: "Comparar cantões",
    summary: "Dois a quatro cantões lado a lado, com fonte e ano de cada número.",
    labels: ["comparar cantões", "comparação de cantões"],
  },
  {
    key: "what-is-left",
    kind: "tools",
    path: "/app/cantons/what-is-left",
    title: "Quanto sobra em cada cantão",
    summary: "O que fica do seu salário nos 26 cantões, e por quê.",
    labels: [
      ...["quanto sobra", "onde sobra mais", "sobra do salário"],
      ...["sobra dinheiro", "sobra no fim do mês"],
    ],
  },
  {
    key: "health-premiums",
    kind: "tools",
    path: "/app/classifieds/health-insurances",
    title: "Comparador de prêmios do seguro de saúde",
    summary: "Os prêmios oficiais pelo CEP, idade, franquia e modelo.",
    labels: [
      ...["comparar prêmios", "comparador de seguros", "Prämienvergleich", "Krankenkasse"],
      ...["seguro mais barato", "prêmio mais barato", "trocar de seguro", "prêmio médio"],
    ],
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
    summary: "Em Perfil › Editar perfil: foto, cantão, profissão, línguas e quem vê cada coisa.",
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
      "Em Perfil › Meu relatório: o que as suas respostas dizem sobre permissão, prazos e próximos passos.",
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
      "O coração salva notícias, artigos, vídeos, cursos, tópicos e anúncios; cada área tem a sua lista em Favoritos.",
    labels: ["favoritos", "salvos", "salvar artigo", "curtidos"],
  },
];

/** The portal's own pages as search documents. They change only with a release. */
export const portalPages: readonly { item: string; indexed: IndexedItem }[] = pages.map((page) => ({
  item: `portal/${page.key}`,
  indexed: {
    facts: [],
    documents: [
      {
        ...page,
        key: `portal/${page.key}`,
        category: null,
        cantons: [],
        tags: [],
        isOpen: true,
        publishedAt: null,
        staleOn: null,
        parts: [],
      },
    ],
  },
}));
