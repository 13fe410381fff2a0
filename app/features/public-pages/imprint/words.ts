export const imprint = {
  title: "Impressum: quem opera o portal",
  description: "Nome, endereço, e-mail e número de empresa de quem opera o Portal Suíça.",
  demo: "Isto é uma demonstração",
  demoText:
    "A operadora abaixo é fictícia: ninguém vende nada aqui, e nenhum pagamento é de verdade.",
  lead: "O Portal Suíça é operado e vendido por:",
  name: "Nome",
  address: "Endereço",
  email: "E-mail",
  uid: "Número de empresa (UID)",
  noUid: "Sem registro: a operadora não é obrigada a ter um.",
  independent:
    "O portal é independente e não representa autoridades suíças ou brasileiras. Para falar com a equipe, use também a página de contato.",
  contact: "Ir para o contato",
  home: "Portal Suíça, página inicial",
} as const;
