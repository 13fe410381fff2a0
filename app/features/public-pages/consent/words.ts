export const consent = {
  title: "Privacidade e cookies",
  home: "Portal Suíça, início",
  necessary:
    "O portal guarda só o necessário para funcionar: sua sessão, o idioma, a aparência e esta escolha.",
  necessaryOnly:
    "O portal guarda só o necessário para funcionar: sua sessão, o idioma e a aparência.",
  nothing:
    "A medição de visitas está desligada: nada é enviado, e não há nada para escolher aqui. Se ela for ligada, o portal pergunta antes.",
  privacy: "Política de privacidade",
  banner: {
    title: "Podemos medir as visitas?",
    text: "Com o seu aceite, contamos as páginas abertas para saber o que melhorar, sem seu e-mail nem seu nome. Sem o aceite, nada é enviado, e o portal funciona igual.",
  },
  now: {
    accepted: "Sua escolha atual: estatística aceita, sem e-mail nem nome.",
    identified: "Sua escolha atual: estatística aceita, com e-mail e nome.",
    refused: "Sua escolha atual: nada é enviado.",
  },
  accept: "Aceitar",
  refuse: "Recusar",
  choose: "Escolher por finalidade",
  statistics: {
    label: "Estatística",
    hint: "Páginas abertas, com um número de conta no lugar do seu nome.",
  },
  identity: {
    label: "Identificar-me",
    hint: "Acrescenta seu e-mail e seu nome à estatística.",
  },
  save: "Salvar escolha",
} as const;
