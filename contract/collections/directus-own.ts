import { WITH_ACCOUNT, type Collection } from "./collection.ts";

/** Directus' own collections that hold portal data or appear in the data map. */
export const directusOwn: readonly Collection[] = [
  {
    name: "directus_users",
    dataMap: {
      name: "Perfil",
      why: "Mostrar você a outros membros, como escolheu, e dar o acesso do seu plano",
      until: WITH_ACCOUNT,
      change: "edit",
    },
  },
  {
    name: "directus_revisions",
    isSilent: true,
    dataMap: {
      name: "Versões anteriores do que é seu",
      why: "Descobrir e desfazer erros",
      until: "1 ano, ou até a conta ser excluída",
    },
  },
  {
    name: "directus_activity",
    isSilent: true,
    dataMap: {
      name: "Registro do que você fez",
      why: "Descobrir erros e acessos indevidos",
      until: "1 ano; logins, 90 dias; endereço e navegador, 30 dias",
    },
  },
  { name: "directus_files", isPublic: true },
  { name: "directus_sessions", isSilent: true },
  { name: "directus_presets", isSilent: true },
  { name: "directus_notifications", isSilent: true },
  { name: "directus_comments", isSilent: true },
];
