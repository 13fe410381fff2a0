import { randomUUID } from "node:crypto";
import { admin, freshSlug, make, rowsOf, type Answer, type Person, type Reader } from "../cms.ts";

export type Item = {
  kind: "news" | "articles" | "videos" | "course_classes" | "courses";
  id: string;
  slug: string;
};

/** A published item that no other test comments on. */
export async function makeItem(
  access: "free" | "paying" = "free",
  values: object = {},
): Promise<Item> {
  const slug = freshSlug("comentada");
  const item = await make<{ id: string }>("/items/news", {
    ...{ title: slug, slug, summary: "Resumo", body: "<p>Texto</p>" },
    ...{ status: "published", access, sourceName: "Fonte", sourceUrl: "https://example.com" },
    ...values,
  });
  return { kind: "news", id: item.id, slug };
}

/** A published video of another author, with this length in seconds. */
export async function makeFilm(durationSec: number): Promise<Item> {
  const slug = freshSlug("comentado");
  const captions = [{ lang: "pt-BR", vtt: "WEBVTT\n\n00:01.000 --> 00:03.000\nOlá.\n" }];
  const { id } = await make<{ id: string }>("/items/videos", {
    ...{ title: slug, slug, summary: "Resumo", status: "published", access: "free" },
    ...{ provider: "youtube", providerId: "dQw4w9WgXcQ", durationSec, captions, chapters: [] },
  });
  return { kind: "videos", id, slug };
}

/** A published course with two classes that no other test comments on. */
export async function makeCourse(): Promise<{ course: Item; classes: [Item, Item] }> {
  const slug = freshSlug("comentado");
  const module = {
    ...{ title: "Módulo", slug: "modulo", sort: 0 },
    classes: ["a", "b"].map((name, sort) => ({ title: name, slug: name, kind: "text", sort })),
  };
  const { id } = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo", status: "published", access: "free" },
    modules: [module],
  });
  const path = `/items/course_classes?filter[module][course][_eq]=${id}&sort=slug&fields=id,slug`;
  const found = rowsOf(await admin("GET", path)).map((row): Item => ({
    kind: "course_classes",
    id: String(row["id"]),
    slug: String(row["slug"]),
  }));
  const [first, second] = found;
  if (!first || !second) throw new Error("the course has no classes");
  return { course: { kind: "courses", id, slug }, classes: [first, second] };
}

export type Written = Answer & { id: string };

/** Comments through Directus' own endpoint, with unique text by default. */
export async function comment(as: Reader, { kind, id }: Item, more: object = {}): Promise<Written> {
  const body = `Comentário ${randomUUID()}`;
  const answer = await as("POST", "/items/comments", {
    ...{ targetType: kind, target: id, body },
    ...more,
  });
  return { ...answer, id: String((answer.data as { id?: string } | undefined)?.id ?? "") };
}

export const stored = async (id: string) =>
  (await admin("GET", `/items/comments/${id}`)).data as Record<string, unknown>;

export const notificationsOf = async ({ id }: Person) =>
  rowsOf(
    await admin(
      "GET",
      `/items/Notification?filter[owner][_eq]=${id}&fields=title,body,url,type,actor&sort=date_created`,
    ),
  );

export const countOf = async ({ kind, id }: Item) =>
  (
    (await admin("GET", `/items/${kind}/${id}?fields=commentCount`)).data as Record<string, unknown>
  )["commentCount"];
