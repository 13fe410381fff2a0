import { expect, test } from "vitest";
import { CmsError } from "~/cms/cms.server";
import { answerFeedbackForm } from "~/features/support/ideas/feedback.server";
import { ownCmsOf } from "../../../../../mocks/cms";

type Row = { id: string } & Record<string, unknown>;

/** Directus with unique ids and one vote per person; each call resolves one turn later. */
function cmsWithUniqueIds(failsToWrite = false) {
  const rows = new Map<string, Row[]>();
  const of = (path: string) => rows.get(path) ?? rows.set(path, []).get(path) ?? [];
  const own = ownCmsOf(async ({ path, method = "GET", body }) => {
    await Promise.resolve();
    if (method !== "POST") return [...of(path)];
    if (failsToWrite) throw new CmsError({ response: new Response(null, { status: 503 }) });
    const input = JSON.parse(String(body)) as Partial<Row>;
    const row: Row = { votes: 0, ...input, id: input.id ?? "vote" };
    const isTaken = of(path).some(({ id, target }) => id === row.id && target === row["target"]);
    if (isTaken) {
      const errors = [{ message: "taken", extensions: { code: "RECORD_NOT_UNIQUE" } }];
      throw new CmsError({ errors, response: new Response(null, { status: 400 }) });
    }
    of(path).push(row);
    return row;
  });
  return { own, of };
}

function ideaForm(title = "Modo escuro no celular"): FormData {
  const form = new FormData();
  form.set("intent", "idea");
  form.set("formKey", "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f");
  form.set("kind", "idea");
  form.set("title", title);
  form.set("body", "");
  return form;
}

test("idea form: an idea sent twice at once is saved once, with the same response to both", async () => {
  const { own, of } = cmsWithUniqueIds();
  const answers = await Promise.all([1, 2].map(() => answerFeedbackForm(own, ideaForm())));
  expect(answers[0]).toMatchObject({ isDone: true, ideaId: of("/items/ideas")[0]?.id });
  expect(answers[1]).toEqual(answers[0]);
  expect(of("/items/ideas")).toHaveLength(1);
  expect(of("/items/votes")).toHaveLength(1);
  // A repeated request is not refused as a similar idea.
  expect(await answerFeedbackForm(own, ideaForm())).toEqual(answers[0]);
});

test("idea form: a failed submission returns its values", async () => {
  const { own } = cmsWithUniqueIds(true);
  const answer = await answerFeedbackForm(own, ideaForm());
  expect(answer).toMatchObject({
    isDone: false,
    failure: { code: "unavailable" },
    lastResult: { initialValue: { title: "Modo escuro no celular" } },
  });
});
