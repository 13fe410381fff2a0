export const mentionPicker = {
  list: "Quem você quer mencionar",
  here: "Nesta conversa",
  asking: "Procurando na lista de membros",
  found_zero: "Ninguém com esse nome na conversa nem na lista de membros.",
  found_one: "{{count}} pessoa. Setas escolhem, Enter põe o nome, Esc fecha.",
  found_other: "{{count}} pessoas. Setas escolhem, Enter põe o nome, Esc fecha.",
  full: "O nome não cabe: o texto está no limite de tamanho.",
  failed: "A lista de membros não está disponível agora.",
  tooMany: "Muitas buscas em pouco tempo. Espere um minuto.",
};
