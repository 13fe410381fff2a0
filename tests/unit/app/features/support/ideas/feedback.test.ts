import { expect, test } from "vitest";
import { similarity, wordsOf } from "../../../../../../contract/community/ideas.ts";
import { ideaFilterSchema } from "~/features/support/ideas/ideas.server";
import { replySchema, ticketSchema } from "~/features/support/tickets/support.schema";
import { parseForm } from "~/forms/parse-form";

test("ideas: a query is reduced to its significant words, without accents and duplicates", () => {
  expect(wordsOf("Como pago o imposto, e o IMPOSTO na fonte?")).toEqual([
    "pago",
    "imposto",
    "fonte",
  ]);
  expect(wordsOf("o que é isso?")).toEqual([]);
});

test.each([
  ["Modo escuro no celular", "Quero modo escuro", 1],
  ["Modo escuro", "Modo claro", 0.5],
  ["Calendário de feriados", "calendario dos FERIADOS", 1],
  ["Mapa de farmácias", "Modo escuro", 0],
])("ideas: similarity of %s and %s", (one, other, expected) => {
  expect(similarity(one, other)).toBeCloseTo(expected, 2);
});

test("ideas: unknown filters are ignored", () => {
  expect(ideaFilterSchema.parse({})).toEqual({ kind: null, status: null, sort: "votes", page: 1 });
  expect(ideaFilterSchema.parse({ kind: "x", status: "", sort: "id", page: "-1" })).toEqual({
    kind: null,
    status: null,
    sort: "votes",
    page: 1,
  });
  expect(ideaFilterSchema.parse({ kind: "bug", status: "done", sort: "new", page: "2" })).toEqual({
    kind: "bug",
    status: "done",
    sort: "new",
    page: 2,
  });
});

function form(fields: Record<string, string>, files: File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const file of files) data.append("files", file);
  return data;
}

test("ideas: the file field accepts up to three files of at most five megabytes", () => {
  const wish = { topic: "other", subject: "Um assunto", message: "x".repeat(20) };
  const file = (bytes: number) => new File([new Uint8Array(bytes)], "a.png");
  const empty = new File([], "");
  const parse = (files: File[]) => parseForm(ticketSchema, form(wish, files));
  expect(parse([empty])).toMatchObject({ status: "success", value: { files: [] } });
  expect(parse([file(1), file(2), file(3)]).status).toBe("success");
  expect(parse([file(1), file(2), file(3), file(4)]).reply().error).toHaveProperty("files");
  expect(parse([file(5 * 1024 * 1024 + 1)]).reply().error).toHaveProperty("files");
  expect(parseForm(replySchema, form({ message: " " }, [empty])).reply().error).toHaveProperty(
    "message",
  );
});
