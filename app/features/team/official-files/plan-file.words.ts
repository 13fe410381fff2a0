export const planFile = {
  title: "Planos de celular e internet",
  lead: "Traga uma lista de planos de uma vez. A conferência mostra o que mudaria e não muda nada. Um arquivo com erro é recusado inteiro, com o número de cada linha.",
  scope:
    "Um plano publicado que não está no arquivo é arquivado, mas só das operadoras e dos tipos que o arquivo traz.",
  template: "Baixar o modelo (CSV)",
  file: "Arquivo de planos",
  hint: "CSV em UTF-8, até {{kilobytes}} KB, com as colunas do modelo.",
  try: "Conferir planos sem mudar nada",
  import: "Publicar planos",
  states: {
    tried: "Conferido: nada foi mudado",
    imported: "Planos publicados: já valem nas páginas",
    refused: "Arquivo recusado: nada foi publicado",
  },
  added: "Novos ({{count}})",
  changed: "Alterados ({{count}})",
  unchanged_one: "{{count}} plano igual.",
  unchanged_other: "{{count}} planos iguais.",
  missing: {
    tried: "Fora do arquivo, seriam arquivados ({{count}})",
    imported: "Fora do arquivo, foram arquivados ({{count}})",
  },
  plan: "{{provider}}: {{name}} ({{type}})",
  change: "{{column}}: de {{before}} para {{after}}",
  empty: "vazio",
  line: "Linha {{line}}",
  problems: {
    file: "Escolha um arquivo que não esteja vazio.",
    large: "O arquivo passa de {{kilobytes}} KB.",
    encoding: "O arquivo não está em UTF-8. Salve-o de novo com essa codificação.",
    away: "Não foi possível agora. Confira os planos no Directus antes de tentar de novo.",
  },
} as const;
