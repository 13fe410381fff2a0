export const headingLinks = {
  copy: "Copiar o link de “{{title}}”",
  copied: "Link desta parte copiado",
  failed: "Não deu para copiar. O link é {{address}}",
};
