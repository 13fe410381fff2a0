export const reading = {
  stoppedAt: "Você parou em {{percent}}% deste texto.",
  goOn: "Continuar",
  goOnOtherWay: "No Início, “Continue lendo” leva ao mesmo lugar.",
  goOnOtherWayInClass: "Quando você abre a aula de novo, o portal oferece continuar.",
  leftAt: "lido até {{percent}}%",
  panel: {
    title: "Modo de leitura",
    size: "Tamanho do texto",
    sizes: {
      usual: "Normal",
      large: "Grande",
      larger: "Maior",
      largest: "Máximo",
    },
    calm: "Só o texto",
    calmHint: "Tira da tela o menu, o mapa e o que fica ao lado.",
    listen: "Ouvir o texto",
    pause: "Pausar",
    resume: "Continuar",
    stop: "Parar",
    rate: "Velocidade da voz",
    rateOf: "{{rate}}×",
  },
};

export const newSince = {
  title: "Novo desde a sua última leitura, em {{since}}",
  more_one: "E mais {{count}} publicação nas áreas abaixo.",
  more_other: "E mais {{count}} publicações nas áreas abaixo.",
};

export const useful = {
  title: "Isto foi útil?",
  yes: "Sim",
  no: "Não",
  thanks: "Obrigado pela resposta.",
  thanksNo: "Obrigado. A redação vai olhar.",
  failed: "Não deu para salvar a resposta. Tente de novo em instantes.",
  reason: "O que faltou?",
  reasons: {
    outdated: "Está desatualizado",
    unclear: "Não ficou claro",
    wrong: "Há um erro",
    incomplete: "Falta informação",
    other: "Outro motivo",
  },
  note: "Conte mais (opcional)",
  noteHint: "Só a redação lê. Não escreva dados pessoais.",
  send: "Enviar",
};

export const contentPlain = {
  offer: "Este texto tem uma versão em linguagem simples.",
  shown: "Você está lendo a versão em linguagem simples.",
  toPlain: "Ler em linguagem simples",
  toUsual: "Ler o texto completo",
  failed: "Não deu para trocar agora. Tente de novo em instantes.",
};

export const headingLinks = {
  copy: "Copiar o link de “{{title}}”",
  copied: "Link desta parte copiado",
  failed: "Não deu para copiar. O link é {{address}}",
};
