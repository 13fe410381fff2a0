import { expect, test } from "vitest";
import { sampleProblem } from "../../../../../../cms-extensions/src/content/films/sample.ts";

const good = { isSample: true, access: "free", provider: "file" };

test("sample film: may be one video hosted by the portal for all members", () => {
  expect(sampleProblem([good], null)).toBeNull();
});

test.each<[string, Parameters<typeof sampleProblem>, string]>([
  ["of who pays", [[{ ...good, access: "paying" }], null], "só para assinantes"],
  ["whose access nobody said", [[{ ...good, access: undefined }], null], "só para assinantes"],
  ["of YouTube", [[{ ...good, provider: "youtube" }], null], "só toca um arquivo do portal"],
  ["beside another in one save", [[good, good], null], "Só um vídeo de cada vez"],
  ["while another is", [[good], "Lavanderia"], "“Lavanderia” já está aberto"],
])("sample film: can't be a video %s", (_, input, reason) => {
  expect(sampleProblem(...input)).toContain(reason);
});
