import { to } from "~/i18n/paths";
import { itemPathOf } from "../../../../contract/content/kinds.ts";
import type { ArticleOfTopic } from "../topic";

type Stored = {
  title: string;
  slug: string;
  status: string;
  publishedAt: string | null;
  correctedAt: string | null;
  reviewedAt: string | null;
} | null;

export function articleOfTopic(stored: Stored, activeAt: string): ArticleOfTopic | null {
  if (stored?.status !== "published") return null;
  const address = itemPathOf("articles", stored.slug);
  if (address === null) return null;
  const { title, publishedAt, correctedAt, reviewedAt } = stored;
  const changes = [publishedAt, correctedAt, reviewedAt].map((date) => Date.parse(date ?? ""));
  const isNewer = changes.some((changed) => changed > Date.parse(activeAt));
  return { title, path: to(address), isNewer };
}
