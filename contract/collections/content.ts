import {
  approved,
  ending,
  assignedToMe,
  inReview,
  UNTIL_DELETED,
  pending,
  WITH_ACCOUNT,
  type Collection,
} from "./collection.ts";

/** Editorial content and announcements, the search, and what readers save and rate. */
export const contentCollections: readonly Collection[] = [
  {
    name: "news",
    changes: ["comments"],
    hasSlug: true,
    isPublished: true,
    reading: {
      needs: {
        summary: "Resumo",
        body: "Texto",
        sourceName: "Nome da fonte",
        sourceUrl: "Endereço da fonte",
      },
      picture: "cover",
      computes: "minutes",
    },
    search: "text",
    webAddresses: ["sourceUrl"],
    isPublic: true,
    list: {
      fields: ["title", "status", "access", "category", "publishedAt"],
      sort: "-publishedAt",
    },
    bookmarks: [
      { name: "Notícias comigo", icon: "assignment_ind", filter: assignedToMe },
      { name: "Notícias em revisão", icon: "rate_review", filter: inReview },
      { name: "Notícias aprovadas", icon: "task_alt", filter: approved },
      {
        name: "Com fatos vencidos",
        icon: "running_with_errors",
        filter: { factsUntil: { _lt: "$NOW" } },
      },
      { name: "Notícias agendadas", icon: "schedule", filter: pending },
      { name: "Notícias com fim", icon: "hourglass_bottom", filter: ending },
    ],
  },
  {
    name: "articles",
    changes: ["comments"],
    hasSlug: true,
    isPublished: true,
    reading: {
      needs: {
        ...{ summary: "Resumo", body: "Texto" },
        ...{ reviewedAt: "Verificado em", reviewDueAt: "Próxima revisão" },
      },
      needsSource: true,
      picture: "cover",
      computes: "minutes and outline",
    },
    search: "text",
    codeLists: { permitTypes: "permitText" },
    webAddresses: ["sourceUrl"],
    isPublic: true,
    list: {
      fields: ["title", "status", "access", "category", "publishedAt", "reviewDueAt"],
      sort: "-publishedAt",
    },
    bookmarks: [
      { name: "Artigos comigo", icon: "assignment_ind", filter: assignedToMe },
      { name: "Artigos em revisão", icon: "rate_review", filter: inReview },
      { name: "Artigos aprovados", icon: "task_alt", filter: approved },
      {
        name: "Com fatos vencidos",
        icon: "running_with_errors",
        filter: { factsUntil: { _lt: "$NOW" } },
      },
      { name: "Artigos agendados", icon: "schedule", filter: pending },
      { name: "Artigos com fim", icon: "hourglass_bottom", filter: ending },
      { name: "Revisão vencida", icon: "event_busy", filter: { reviewDueAt: { _lt: "$NOW" } } },
    ],
  },
  {
    name: "videos",
    changes: ["comments"],
    hasSlug: true,
    isPublished: true,
    reading: { needs: { summary: "Resumo" }, picture: "poster", isFilm: true },
    search: "text",
    searchedText: "transcript",
    // No address fields beside the list of sources.
    webAddresses: [],
    isPublic: true,
    list: {
      fields: ["title", "status", "access", "category", "publishedAt", "durationSec"],
      sort: "-publishedAt",
    },
    bookmarks: [
      { name: "Vídeos comigo", icon: "assignment_ind", filter: assignedToMe },
      { name: "Vídeos em revisão", icon: "rate_review", filter: inReview },
      { name: "Vídeos aprovados", icon: "task_alt", filter: approved },
      { name: "Vídeos agendados", icon: "schedule", filter: pending },
      { name: "Vídeos com fim", icon: "hourglass_bottom", filter: ending },
    ],
  },
  {
    name: "categories",
    hasSlug: true,
    isPublic: true,
    list: { fields: ["name", "slug", "area"], sort: "sort" },
  },
  {
    name: "tags",
    hasSlug: true,
    list: { fields: ["name", "slug"], sort: "name" },
  },
  {
    name: "glossary_terms",
    hasSlug: true,
    webAddresses: ["sourceUrl"],
  },
  {
    name: "facts",
    // Readers can look a fact up in its source, and see a warning once it has expired.
    needs: {
      source: "Fonte",
      validFrom: "Válido desde",
      validUntil: "Válido até",
      reviewer: "Revisor",
    },
    webAddresses: ["sourceUrl"],
    list: {
      fields: ["title", "key", "status", "year", "validUntil", "reviewer"],
      sort: "validUntil",
    },
    bookmarks: [
      {
        name: "Fatos vencidos",
        icon: "event_busy",
        filter: { _and: [{ status: { _eq: "published" } }, { validUntil: { _lt: "$NOW" } }] },
      },
      {
        name: "Vencem em 30 dias",
        icon: "upcoming",
        filter: { validUntil: { _between: ["$NOW", "$NOW(+30 days)"] } },
      },
    ],
  },
  {
    name: "favorites",
    owner: "user_created",
    unique: { per: "member", fields: ["type", "item"] },
    dataMap: {
      name: "Favoritos",
      why: "Encontrar de novo o que você guardou, e lembrar você se pediu",
      until: UNTIL_DELETED,
    },
  },
  {
    name: "read_states",
    owner: "user_created",
    unique: { per: "member", fields: ["type", "item"] },
    dataMap: { name: "Leituras", why: "Continuar de onde parou", until: UNTIL_DELETED },
  },
  {
    name: "content_feedback",
    unique: { per: "member", fields: ["targetType", "target"] },
    list: {
      fields: ["title", "targetType", "isUseful", "reason", "note", "date_created"],
      sort: "-date_created",
    },
    bookmarks: [
      {
        name: "Opiniões negativas novas",
        icon: "thumb_down",
        filter: { _and: [{ isUseful: { _eq: false } }, { state: { _eq: "new" } }] },
      },
    ],
    dataMap: { name: "“Isto foi útil?”", why: "Melhorar os textos", until: WITH_ACCOUNT },
  },
  {
    name: "link_checks",
    isSilent: true,
    list: {
      fields: ["title", "url", "isBroken", "answer", "failedSince", "uses"],
      sort: "-failedSince",
    },
    bookmarks: [{ name: "Links quebrados", icon: "link_off", filter: { isBroken: { _eq: true } } }],
  },
  { name: "short_links", portalPaths: ["targetPath"] },
  { name: "changelog_entries", isPublished: true },
  {
    name: "announcements",
    isPublic: true,
    portalPaths: ["url"],
  },
  {
    name: "search_synonyms",
    list: { fields: ["term", "words"], sort: "term" },
  },
  {
    name: "search_misses",
    isSilent: true,
    list: { fields: ["query", "count", "lastAskedOn"], sort: "-count" },
  },
  { name: "search_outbox", isSilent: true },
  {
    name: "shelves",
    isPublic: true,
    list: { fields: ["title", "isOpen", "missing", "judgedAt"], sort: "title" },
    bookmarks: [{ name: "Áreas fechadas", icon: "shelves", filter: { isOpen: { _eq: false } } }],
  },
];
