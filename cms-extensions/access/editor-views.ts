/** Lists as editors find them; for everybody, until someone saves a view of their own. */
export type EditorView = {
  collection: string;
  bookmark: string | null;
  icon: string;
  color: string | null;
  filter: Record<string, unknown> | null;
  fields: readonly string[];
  sort: string;
};

const dated = ["title", "status", "access", "category", "publishedAt"];

const list = (collection: string, fields: readonly string[], sort: string): EditorView => ({
  collection,
  bookmark: null,
  icon: "bookmark",
  color: null,
  filter: null,
  fields,
  sort,
});

const bookmark = (
  base: EditorView,
  name: string,
  icon: string,
  filter: Record<string, unknown>,
): EditorView => ({ ...base, bookmark: name, icon, filter });

const news = list("news", dated, "-publishedAt");
const articles = list("articles", [...dated, "reviewDueAt"], "-publishedAt");
const reports = list("reports", ["reason", "targetType", "state", "date_created"], "-date_created");
const feedback = list(
  "content_feedback",
  ["targetType", "isUseful", "reason", "note", "date_created"],
  "-date_created",
);

const claims = list(
  "membership_claims",
  ["channelUrl", "code", "proof", "state", "date_created"],
  "-date_created",
);

export const editorViews: readonly EditorView[] = [
  news,
  articles,
  reports,
  feedback,
  list("videos", [...dated, "durationSec"], "-publishedAt"),
  list("courses", [...dated, "level"], "-publishedAt"),
  list("course_classes", ["title", "module", "kind", "minutes", "isPreview"], "sort"),
  list("categories", ["name", "slug", "area"], "sort"),
  list("tags", ["name", "slug"], "name"),
  list("legal_documents", ["title", "version", "status", "effectiveAt"], "-effectiveAt"),
  list(
    "forum_posts",
    ["title", "status", "category", "replyCount", "lastActivityAt"],
    "-lastActivityAt",
  ),
  list("comments", ["body", "targetType", "status", "date_created"], "-date_created"),
  list("jobs", ["title", "company", "canton", "status", "expiresAt"], "-postedAt"),
  list(
    "Cantons",
    ["cantonCode", "name", "populationInThousands", "averageRentPrice"],
    "cantonCode",
  ),
  list("parameter_sets", ["key", "year", "status", "reviewedAt"], "-year"),
  list("tickets", ["number", "subject", "state", "priority", "slaDueAt"], "slaDueAt"),
  claims,
  list("entitlements", ["user", "source", "plan", "status", "validUntil"], "-validFrom"),
  list("signup_texts", ["step", "title", "status"], "step"),
  list("eligibility_rules", ["code", "title", "status", "reviewDueAt"], "sort"),
  bookmark(claims, "Pedidos do YouTube abertos", "smart_display", { state: { _eq: "open" } }),
  bookmark(news, "Notícias em revisão", "rate_review", { status: { _eq: "in_review" } }),
  bookmark(news, "Notícias agendadas", "schedule", { status: { _eq: "scheduled" } }),
  bookmark(articles, "Revisão vencida", "event_busy", { reviewDueAt: { _lt: "$NOW" } }),
  bookmark(reports, "Denúncias abertas", "flag", { state: { _eq: "open" } }),
  bookmark(feedback, "Opiniões negativas novas", "thumb_down", {
    _and: [{ isUseful: { _eq: false } }, { state: { _eq: "new" } }],
  }),
];
