import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { EditorToolbar } from "~/content/writing/editor-toolbar";

afterEach(() => vi.unstubAllGlobals());

const ID = "11111111-2222-4333-8444-555555555555";
const photo = new File(["x"], "foto.png", { type: "image/png" });

function draw(answer: object): HTMLTextAreaElement {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
  render(
    <form>
      <EditorToolbar fieldId="topic-body" />
      <label htmlFor="topic-body">Texto</label>
      <textarea id="topic-body" name="body" defaultValue="Veja isto." />
    </form>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Texto" });
  field.setSelectionRange(10, 10);
  return field;
}

async function fill(alt: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Imagem" }));
  await userEvent.upload(screen.getByLabelText("Arquivo"), photo);
  if (alt) await userEvent.type(screen.getByLabelText("O que a imagem mostra"), alt);
  await userEvent.click(screen.getByRole("button", { name: "Enviar e colocar no texto" }));
}

test("image panel: uploads a picture, and inserts it with its description", async () => {
  const field = draw({ problem: null, image: { id: ID, width: 800, height: 600 } });
  await fill("O contrato");
  await expect
    .poll(() => field.value)
    .toBe(`Veja isto.\n\n![O contrato](imagem:${ID}/800x600)\n\n`);
  expect(screen.queryByLabelText("Arquivo")).toBeNull();
  expect([...new FormData(field.form ?? undefined).keys()]).toEqual(["body"]);
});

test("image panel: uploads nothing without a description", async () => {
  const field = draw({ problem: null, image: { id: ID, width: 800, height: 600 } });
  await fill("");
  expect(screen.getByRole("alert").textContent).toBe("Escreva o que a imagem mostra.");
  expect(field.value).toBe("Veja isto.");
});

test("image panel: shows the portal's refusal, and keeps the text", async () => {
  const field = draw({ problem: "large" });
  await fill("O contrato");
  expect((await screen.findByRole("alert")).textContent).toContain("4 MB");
  expect(field.value).toBe("Veja isto.");
});
