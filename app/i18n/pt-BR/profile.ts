export const profile = {
  navigation: "Sua conta",
  pages: {
    public: "Ver perfil",
    edit: "Editar perfil",
    "personal-info": "Dados pessoais",
    account: "Conta e segurança",
    password: "Senha",
    "email-preference": "E-mails que você recebe",
    data: "Seus dados",
  },
  short: {
    edit: "Perfil",
    "personal-info": "Dados pessoais",
    account: "Conta",
    password: "Senha",
    "email-preference": "E-mails",
    data: "Seus dados",
  },
} as const;
