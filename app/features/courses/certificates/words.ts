export const certificate = {
  title: "Certificado de conclusão",
  verified: "Este certificado é verdadeiro",
  verifiedText: "O Portal Suíça emitiu este documento. Compare o nome e o curso com o papel.",
  holder: "Nome",
  course: "Curso",
  time: "Carga horária",
  completed: "Concluído em",
  issued: "Emitido em",
  number: "Número",
  unknown: {
    title: "Não há certificado com este número",
    text: "Confira se o número foi digitado como está no documento. Um certificado que não aparece aqui não foi emitido pelo Portal Suíça.",
  },
  home: "Conhecer o Portal Suíça",
  pdf: {
    name: "certificado-portal-suica.pdf",
    certifies: "Certificamos que",
    finished: "concluiu o curso",
    details: "Curso on-line de {{time}} do Portal Suíça, concluído em {{date}}.",
    selfStated: "O nome é o da conta de quem concluiu o curso.",
    verify: "Confira em {{address}}",
  },
};
