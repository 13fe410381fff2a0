/**
 * Query for the one film that editors opened to guests. It returns only that film, even with the members'
 * token. If two films are marked, the landing page and the file route pick the same one.
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
