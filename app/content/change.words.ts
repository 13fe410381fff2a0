export const contentChange = {
  title: "O que muda",
  whom: "Vale para {{whom}}.",
  whomParts: {
    canton: "quem mora em {{names}}",
    permit: "quem tem autorização {{names}}",
    situation: "quem {{names}}",
  },
  yours: "Isto muda para você: {{reasons}}.",
  reasons: {
    canton: "seu cantão é {{name}}",
    permit: "sua autorização é {{name}}",
    situation: "você {{name}}",
  },
  situations: {
    contract: "tem contrato assinado",
    interviewing: "está em entrevistas",
    searching: "está procurando trabalho",
    not_looking: "não procura trabalho",
    study: "vem estudar",
    working: "já trabalha na Suíça",
  },
  failed: "Não deu para salvar a escolha. Tente de novo em instantes.",
  off: "Não personalizar",
  on: "Personalizar",
  why: "Comparamos com o cantão do seu perfil e com as respostas do seu cadastro. Só você vê.",
};
