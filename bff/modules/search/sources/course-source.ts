import { z } from "zod";
import type { SearchDocument } from "../documents/document.ts";
import { partsOfTexts } from "./parts-of-html.ts";
import { cardFields, cardShape, documentOfCard } from "./source.ts";
import type { SearchSource } from "./source.ts";

const classShape = z.object({ id: z.string(), slug: z.string(), title: z.string() });
const courseShape = cardShape.extend({
  outcomes: z.array(z.object({ text: z.string() })).nullish(),
  modules: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        classes: z.array(classShape).nullish(),
      }),
    )
    .nullish(),
});
const classTextShape = z.object({
  id: z.string(),
  body: z.string().nullish(),
  plainBody: z.string().nullish(),
  factsUntil: z.string().nullish(),
});
const textShape = z
  .object({
    modules: z
      .array(
        z.object({
          classes: z.array(classTextShape).nullish(),
        }),
      )
      .nullish(),
  })
  .nullish();
const classText = ["id", "body", "plainBody", "factsUntil"];
const text = ["id", ...classText.map((field) => `modules.classes.${field}`)];

function textsOf(row: unknown) {
  const classes = (textShape.parse(row)?.modules ?? []).flatMap((module) => module.classes ?? []);
  return new Map(classes.map((each) => [each.id, each]));
}

/** The course with its subjects, and each class as its own document, because only some are open. */
export const courseSource: SearchSource = {
  collection: "courses",
  fields: {
    teaser: [
      ...cardFields,
      "outcomes",
      "modules.slug",
      "modules.title",
      ...["id", "slug", "title"].map((field) => `modules.classes.${field}`),
    ],
    free: text,
    paying: text,
  },
  itemOf({ teaser, free, paying }) {
    const course = courseShape.parse(teaser);
    const [open, all] = [textsOf(free), textsOf(paying)];
    const shared = documentOfCard(course);
    const base = `/app/courses/${encodeURIComponent(course.slug)}`;
    const modules = course.modules ?? [];
    const overview: SearchDocument = {
      key: `courses/${course.id}`,
      kind: "courses",
      path: base,
      ...shared,
      labels: [
        ...shared.labels,
        ...(course.outcomes ?? []).map((outcome) => outcome.text),
        ...modules.map(({ title }) => title),
      ],
      isOpen: true,
      staleOn: null,
      parts: [],
    };
    const classes = modules.flatMap((module) =>
      (module.classes ?? []).map(({ id, slug, title }): SearchDocument => {
        const { body, plainBody, factsUntil } = all.get(id) ?? open.get(id) ?? {};
        return {
          ...overview,
          key: `courses/${course.id}/${id}`,
          path: `${base}/${encodeURIComponent(module.slug)}/${encodeURIComponent(slug)}`,
          title,
          summary: `${course.title} · ${module.title}`,
          labels: shared.labels,
          isOpen: open.has(id),
          staleOn: factsUntil ?? null,
          parts: partsOfTexts(body, plainBody),
        };
      }),
    );
    return { documents: [overview, ...classes], facts: [] };
  },
};
