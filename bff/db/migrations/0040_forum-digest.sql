-- Custom SQL migration file, put your code below! ---- Whoever wants no summary of contents gets none of the forum either: until now nobody was asked about it.
UPDATE "email_frequencies" SET "forum_frequency" = 'never'
WHERE "articles_frequency" NOT IN ('daily', 'weekly', 'monthly')
  AND "news_frequency" NOT IN ('daily', 'weekly', 'monthly')
  AND "videos_frequency" NOT IN ('daily', 'weekly', 'monthly')
  AND "courses_frequency" NOT IN ('daily', 'weekly', 'monthly');
