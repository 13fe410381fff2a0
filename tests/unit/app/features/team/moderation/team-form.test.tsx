import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SPLIT_FORM } from "~/features/team/moderation/split-form";
import { TeamForm } from "~/features/team/moderation/team-form";
import { to } from "~/i18n/paths";
import { TextField } from "~/ui/form/text-field";
import { MODERATION_PATH } from "../../../../../../contract/community/moderation.ts";

test("team form: a rejected form shows the error and keeps its values, with the selection from the page", async () => {
  const sent: unknown[] = [];
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <>
          <TeamForm
            id={SPLIT_FORM}
            summary="Separar"
            values={{ decision: "split", target: "a" }}
            submit="Enviar"
          >
            <TextField name="title" label="Título" />
          </TeamForm>
          <input type="checkbox" form={SPLIT_FORM} name="replies" value="x" aria-label="Resposta" />
        </>
      ),
    },
    {
      path: to(MODERATION_PATH),
      action: async ({ request }) => {
        sent.push([...(await request.formData())]);
        return { problem: "title", typed: null };
      },
    },
  ]);
  render(<Page />);
  const user = userEvent.setup();
  await user.click(await screen.findByText("Separar"));
  await user.type(screen.getByLabelText("Título"), "Oi");
  await user.click(screen.getByLabelText("Resposta"));
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(await screen.findByText("O título precisa ter de 12 a 140 caracteres.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Título").value).toBe("Oi");
  const fields = [
    ["decision", "split"],
    ["target", "a"],
    ["title", "Oi"],
    ["replies", "x"],
  ];
  expect(sent).toEqual([fields]);
});
