import { MESSAGE_LENGTH, SUBJECT_LENGTH } from "../../../contract/account/support.ts";

export const fieldErrors = {
  email: {
    missing: "Digite seu e-mail.",
    invalid: "Digite um e-mail completo, como nome@exemplo.com.",
    taken: "Este e-mail já é usado por uma conta.",
    same: "Este já é o seu e-mail.",
  },
  password: {
    too_short: "Use pelo menos {{min}} caracteres.",
    too_long: "Use no máximo {{max}} caracteres.",
    common: "Essa senha é fácil de adivinhar. Junte palavras que só você juntaria.",
    leaked: "Essa senha já apareceu em vazamentos de outros sites. Escolha outra.",
    personal: "A senha não pode conter o seu e-mail nem o seu nome.",
    wrong: "Essa não é a sua senha atual.",
    same: "Escolha uma senha diferente da atual.",
  },
  code: {
    wrong: "Esse código não confere. Confira os números e tente de novo.",
    last: "Esse código não confere. Resta uma tentativa: confira no e-mail antes de escrever.",
    over: "Esse código não vale mais. Use o link do mesmo e-mail, ou peça outro código assim que o botão deixar.",
  },
  name: {
    missing: "Escreva o nome.",
    too_long: "Esse nome é longo demais para caber aqui.",
    invalid: "Escreva o nome com letras; espaço, apóstrofo, ponto e hífen também valem.",
  },
  attachment: {
    type: "Anexe imagens em JPEG, PNG ou WebP, ou arquivos PDF.",
    too_large: "Cada anexo pode ter até 5 MB.",
    too_many: "Anexe até três arquivos.",
    unreadable: "Não foi possível ler um dos anexos. Escolha outro.",
  },
  ticket: {
    topic: "Escolha um tema.",
    subject: `Escreva um assunto de ${SUBJECT_LENGTH.min} a ${SUBJECT_LENGTH.max} caracteres.`,
    message: `Escreva uma mensagem de ${MESSAGE_LENGTH.min} a ${MESSAGE_LENGTH.max.toLocaleString("pt-BR")} caracteres.`,
  },
  avatar: {
    type: "Escolha uma foto em JPEG, PNG ou WebP.",
    too_large: "Escolha uma foto de até 4 MB.",
    too_many_pixels: "Escolha uma foto de até 20 megapixels.",
    unreadable: "Não foi possível ler essa foto. Escolha outra.",
  },
  proof: {
    type: "Escolha uma imagem em JPEG, PNG ou WebP.",
    too_large: "Escolha uma imagem de até 5 MB.",
    too_many_pixels: "Escolha uma imagem de até 20 megapixels.",
    unreadable: "Não foi possível ler essa imagem. Escolha outra.",
  },
  consent: {
    missing: "Para criar a conta é preciso aceitar os termos e a política de privacidade.",
  },
  choice: {
    missing: "Escolha uma das opções.",
    too_many: "Escolha no máximo três.",
  },
  month: {
    missing: "Escolha mês e ano.",
    invalid: "Escolha mês e ano, até o mês atual.",
  },
} as const;
