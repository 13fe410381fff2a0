import { collectionOf } from "../../contract/collections/all-collections.ts";
import { dashboardIds } from "../../contract/account/roles.ts";

type Filter = Readonly<Record<string, unknown>>;

type Queue = {
  id: string;
  name: string;
  icon: string;
  collection: string;
  filter: Filter;
  template: string;
  sort: `-${string}` | (string & {});
};

const SHOWN_ROWS = 8;
/** In units of the Insights grid, 20 px each. */
const [COLUMNS, WIDTH, HEIGHT] = [2, 26, 16];

function bookmarked(collection: string, name: string): Filter {
  const found = collectionOf(collection)?.bookmarks?.find((bookmark) => bookmark.name === name);
  if (!found) throw new Error(`${collection} has no list called ${name}`);
  return found.filter;
}

const published = { status: { _eq: "published" } };
const overdue = { _and: [published, { reviewDueAt: { _lt: "$NOW" } }] };
const sinceYesterday = { _lt: "$NOW(-1 day)" };

const queues: readonly Queue[] = [
  {
    ...{
      id: "5a1d0000-0000-4000-8000-000000000001",
      name: "Chamados sem resposta há mais de 24 h",
    },
    ...{ icon: "support_agent", collection: "tickets", sort: "date_created" },
    filter: { _and: [{ state: { _eq: "open" } }, { date_created: sinceYesterday }] },
    template: "{{number}} {{subject}}",
  },
  {
    ...{
      id: "5a1d0000-0000-4000-8000-000000000002",
      name: "Perguntas sem resposta há mais de 24 h",
    },
    ...{ icon: "contact_support", collection: "forum_posts", sort: "date_created" },
    filter: {
      _and: [
        { type: { _eq: "question" } },
        { status: { _eq: "open" } },
        { replyCount: { _eq: 0 } },
        { date_created: sinceYesterday },
      ],
    },
    template: "{{title}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-000000000003", name: "Opiniões negativas novas" },
    ...{ icon: "thumb_down", collection: "content_feedback", sort: "-date_created" },
    filter: bookmarked("content_feedback", "Opiniões negativas novas"),
    template: "{{title}} {{reason}} {{note}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-000000000004", name: "Correções sugeridas" },
    ...{ icon: "edit_note", collection: "comments", sort: "date_created" },
    filter: bookmarked("comments", "Correções sugeridas"),
    template: "{{body}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-000000000005", name: "Artigos com revisão vencida" },
    ...{ icon: "event_busy", collection: "articles", sort: "reviewDueAt" },
    ...{ filter: overdue, template: "{{title}} {{reviewDueAt}}" },
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-000000000006", name: "Vídeos com revisão vencida" },
    ...{ icon: "event_busy", collection: "videos", sort: "reviewDueAt" },
    ...{ filter: overdue, template: "{{title}} {{reviewDueAt}}" },
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-000000000007", name: "Fatos vencidos" },
    ...{ icon: "rule", collection: "facts", sort: "validUntil" },
    filter: bookmarked("facts", "Fatos vencidos"),
    template: "{{title}} {{validUntil}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-000000000008", name: "Buscas sem resultado" },
    ...{ icon: "search_off", collection: "search_misses", sort: "-count" },
    ...{ filter: {}, template: "{{query}} ({{count}})" },
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-000000000009", name: "Aulas em que se para" },
    ...{ icon: "trending_down", collection: "course_classes", sort: "-leftCount" },
    filter: bookmarked("course_classes", "Onde se para"),
    template: "{{title}}: {{leftCount}} de {{startedCount}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-00000000000a", name: "Arquivos sem uso" },
    ...{ icon: "hide_image", collection: "directus_files", sort: "unusedSince" },
    filter: { unusedSince: { _nnull: true } },
    template: "{{title}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-00000000000b", name: "Links quebrados" },
    ...{ icon: "link_off", collection: "link_checks", sort: "failedSince" },
    filter: bookmarked("link_checks", "Links quebrados"),
    // Only one line is shown; longer text is cut.
    template: "{{failedSince}} ({{answer}}) {{title}} {{url}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-00000000000c", name: "Números não conferidos na fonte" },
    ...{ icon: "fact_check", collection: "parameter_sets", sort: "key" },
    filter: bookmarked("parameter_sets", "Números não conferidos na fonte"),
    template: "{{key}} {{year}}: {{source}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-00000000000d", name: "Áreas fechadas" },
    ...{ icon: "shelves", collection: "shelves", sort: "title" },
    filter: bookmarked("shelves", "Áreas fechadas"),
    template: "{{title}}: {{missing}}",
  },
  {
    ...{ id: "5a1d0000-0000-4000-8000-00000000000e", name: "Anúncios de vagas à espera" },
    ...{ icon: "campaign", collection: "jobs", sort: "date_created" },
    filter: bookmarked("jobs", "Anúncios à espera"),
    template: "{{title}} · {{company}}",
  },
];

export const editorsDesk = {
  id: dashboardIds.editors,
  name: "Mesa da redação",
  icon: "inbox",
  note: "O que espera por alguém: chamados, perguntas, opiniões, revisões, buscas sem resultado, links quebrados, áreas fechadas e anúncios de vagas.",
  color: null,
};

export const deskPanels = queues.map(({ id, name, icon, sort, ...list }, at) => ({
  ...{ id, name, icon, dashboard: editorsDesk.id, color: null, show_header: true, note: null },
  type: "list",
  position_x: 1 + (at % COLUMNS) * WIDTH,
  position_y: 1 + Math.floor(at / COLUMNS) * HEIGHT,
  width: WIDTH,
  height: HEIGHT,
  options: {
    collection: list.collection,
    filter: list.filter,
    displayTemplate: list.template,
    sortField: sort.replace(/^-/, ""),
    sortDirection: sort.startsWith("-") ? "desc" : "asc",
    limit: SHOWN_ROWS,
    linkToItem: true,
  },
}));
