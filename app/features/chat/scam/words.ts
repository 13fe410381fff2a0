export const chatScam = {
  title: "Parece um golpe conhecido",
  home: "Pedem dinheiro antes da visita ou do contrato? Não pague nada sem ver o imóvel por dentro. A caução fica em um banco, em conta no nome do inquilino.",
  payment:
    "Gift card, cripto, remessa em dinheiro ou Pix para terceiro não têm volta. Quem insiste em receber assim quer que você não recupere o dinheiro.",
  job: "Trabalho de verdade não cobra taxa, kit nem visto, e não pede a sua conta para receber e repassar dinheiro.",
  documents:
    "Foto de passaporte, de autorização de residência ou de cartão serve para abrir contas no seu nome. Não mande a quem você só conhece por mensagem.",
  codes:
    "Código, QR e acesso ao celular são só seus. Quem pede quer entrar na sua conta, no TWINT ou no WhatsApp.",
  investment:
    "Lucro certo não existe. Quem promete dobrar o dinheiro, ou cobra para devolver o que você perdeu, fica com o que você mandar.",
  emergency:
    "Antes de mandar dinheiro, ligue para o número que você já tinha da pessoa e ouça a voz dela.",
  parcel:
    "Para receber dinheiro ou uma encomenda ninguém precisa do seu cartão. Abra o site você mesmo, sem usar o link.",
  device: "Este aviso foi feito no seu aparelho: para isso, a mensagem não foi enviada a ninguém.",
  source: "Fonte: ",
  more: "Como reconhecer",
  report: "Denunciar",
  dismiss: "Não é golpe",
} as const;
