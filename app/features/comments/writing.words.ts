export const slowMode = {
  wait_one:
    "Modo lento: neste tópico, cada membro espera {{count}} minuto entre uma resposta e outra.",
  wait_other:
    "Modo lento: neste tópico, cada membro espera {{count}} minutos entre uma resposta e outra.",
  until: "Você pode responder de novo às {{when}}.",
};
