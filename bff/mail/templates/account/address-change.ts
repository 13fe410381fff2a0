import { code, greeting, note, paragraph, button, facts } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import { dayInWords, momentInWords } from "../../mail-words.ts";

export const addressAgain: MailTemplate<{ code: string }> = {
  subject: "Seu código para voltar a receber e-mails",
  write: ({ code: digits }) => ({
    title: "Voltar a receber e-mails",
    parts: [
      greeting("Este e-mail chegou, então o endereço funciona."),
      code("Digite este código na página dos e-mails que você recebe", digits),
      paragraph("O código vale por 24 horas. Só o mais novo funciona."),
      note("Não foi você? Ignore este e-mail: nada muda."),
    ],
  }),
};

export const addressChangeConfirm: MailTemplate<{ token: string; hours: number }> = {
  subject: "Confirme o novo e-mail da sua conta",
  write: ({ token, hours }) => ({
    title: "Confirme o novo e-mail",
    reason: "Você recebeu este e-mail porque uma conta do Portal Suíça indicou este endereço.",
    parts: [
      paragraph("Olá. Este endereço foi indicado como o novo e-mail de uma conta no Portal Suíça."),
      button("Confirmar este e-mail", `/pt-BR/change-email/${token}`),
      paragraph(`O link vale por ${hours} horas. Até lá, a conta continua com o e-mail antigo.`),
      note("Não foi você? Ignore este e-mail: nada muda."),
    ],
  }),
};

/** To the old address after the change; the link reverts it. */
export const addressChangeNotification: MailTemplate<{
  newEmailMasked: string;
  changedAt: string;
  revertToken: string;
  revertUntil: string;
}> = {
  subject: "O e-mail da sua conta foi trocado",
  write: ({ newEmailMasked, changedAt, revertToken, revertUntil }) => ({
    title: "O e-mail da sua conta foi trocado",
    parts: [
      greeting("Sua conta no Portal Suíça agora usa outro e-mail."),
      facts(["Novo e-mail", newEmailMasked], ["Quando", momentInWords(changedAt)]),
      paragraph(
        `Não foi você? Desfaça a troca até ${dayInWords(revertUntil)}. Todas as sessões são encerradas e você cria uma senha nova.`,
      ),
      button("Desfazer a troca", `/pt-BR/revert-email/${revertToken}`),
    ],
  }),
};

export const addressChangeRequested: MailTemplate<{
  newEmailMasked: string;
  requestedAt: string;
}> = {
  subject: "Pedido de troca do e-mail da sua conta",
  write: ({ newEmailMasked, requestedAt }) => ({
    title: "Pediram a troca do e-mail da sua conta",
    parts: [
      greeting("A troca só vale depois que o link enviado ao novo endereço for aberto."),
      facts(["Novo e-mail", newEmailMasked], ["Quando", momentInWords(requestedAt)]),
      paragraph("Não foi você? Quem pediu sabe a sua senha. Crie outra agora:"),
      button("Criar senha nova", "/pt-BR/forgot-password"),
      note("Se foi você, não precisa fazer nada aqui."),
    ],
  }),
};

/** To a member whose e-mail another account tried to use; the page does not disclose this. */
export const addressTaken: MailTemplate<object> = {
  subject: "Este e-mail já tem conta no Portal Suíça",
  write: () => ({
    title: "Este e-mail já tem conta",
    parts: [
      greeting(
        "Alguém pediu para usar este endereço em outra conta do portal. Como ele já é o e-mail da sua conta, nada foi trocado.",
      ),
      paragraph("Se foi você, entre com este e-mail. Esqueceu a senha? Peça uma nova."),
      button("Entrar", "/pt-BR/login"),
      note("Não foi você? Ignore este e-mail: sua conta continua como está."),
    ],
  }),
};
