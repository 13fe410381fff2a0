/**
 * The one film that editors opened to everybody: who asks for it with the token of members gets that film
 * alone. Should two have the mark, landing page and bytes mean the same one.
 */
export const openFilm = {
  filter: {
    _and: [
      { isSample: { _eq: true } },
      { status: { _eq: "published" } },
      { access: { _eq: "free" } },
      { provider: { _eq: "file" } },
      { file: { _nnull: true } },
    ],
  },
  sort: ["-publishedAt", "id"],
  limit: 1,
} as const;
