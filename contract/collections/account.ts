import { UNTIL_DELETED, WITH_ACCOUNT, type Collection } from "./collection.ts";

/** Paid access, notifications, support, signup and legal documents. */
export const accountCollections: readonly Collection[] = [
  {
    name: "entitlements",
    about: "user",
    list: { fields: ["user", "source", "plan", "status", "validUntil"], sort: "-validFrom" },
    dataMap: { name: "Acessos", why: "Saber até quando seu plano vale", until: WITH_ACCOUNT },
  },
  {
    name: "membership_claims",
    webAddresses: ["channelUrl"],
    about: "user_created",
    list: {
      fields: ["user_created", "channelUrl", "code", "state", "date_created"],
      sort: "-date_created",
    },
    bookmarks: [
      {
        name: "Pedidos do YouTube abertos",
        icon: "smart_display",
        filter: { state: { _eq: "open" } },
      },
    ],
    dataMap: {
      name: "Pedidos de acesso pelo YouTube",
      why: "Conferir a participação no canal",
      until: WITH_ACCOUNT,
    },
  },
  {
    name: "tickets",
    about: "member",
    list: {
      fields: ["number", "subject", "member", "state", "priority", "slaDueAt"],
      sort: "slaDueAt",
    },
    dataMap: { name: "Pedidos de suporte", why: "Responder a você", until: WITH_ACCOUNT },
  },
  {
    name: "ticket_messages",
    dataMap: { name: "Mensagens de suporte", why: "Responder a você", until: WITH_ACCOUNT },
  },
  {
    name: "signup_texts",
    list: { fields: ["step", "title", "status"], sort: "step" },
  },
  {
    name: "eligibility_rules",
    list: { fields: ["code", "title", "status", "lawState", "reviewDueAt"], sort: "sort" },
    bookmarks: [
      { name: "Regras a confirmar", icon: "gavel", filter: { lawState: { _eq: "to_confirm" } } },
      {
        name: "Regras com revisão vencida",
        icon: "event_busy",
        filter: { reviewDueAt: { _lt: "$NOW" } },
      },
    ],
  },
  {
    name: "report_sentences",
    list: {
      fields: ["code", "answer", "text", "status", "lawState", "reviewDueAt"],
      sort: "answer",
    },
    bookmarks: [
      { name: "Frases a confirmar", icon: "gavel", filter: { lawState: { _eq: "to_confirm" } } },
      {
        name: "Frases com revisão vencida",
        icon: "event_busy",
        filter: { reviewDueAt: { _lt: "$NOW" } },
      },
    ],
  },
  {
    name: "legal_documents",
    unique: { per: "portal", fields: ["slug", "version"] },
    isPublic: true,
    list: { fields: ["title", "version", "status", "effectiveAt"], sort: "-effectiveAt" },
  },
  {
    name: "Notification",
    owner: "owner",
    portalPaths: ["url"],
    dataMap: { name: "Notificações", why: "Avisar você", until: UNTIL_DELETED },
  },
];
