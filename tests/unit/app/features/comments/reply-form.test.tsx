import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ReplyForm } from "~/features/comments/reply-form";
// Its code comes after the form; here it is there already: how it comes is held by later.test.
import "~/features/comments/valid-for-field";
import { swissYear } from "../../../../../contract/valid-for.ts";

test("a reply says for whom it holds once a year is chosen, and the next one says nothing", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null)));
  const onSend = vi.fn();
  const props = { topic: "a", begun: null, draft: "forum:a", hidden: {}, onSend };
  const Page = createRemixStub([{ path: "/", Component: () => <ReplyForm {...props} /> }]);
  render(<Page />);
  const user = userEvent.setup();
  const year = String(swissYear(new Date()));
  await user.click(await screen.findByText("Dizer para quem a resposta vale (opcional)"));
  await user.selectOptions(screen.getByLabelText("Ano"), year);
  await user.selectOptions(screen.getByLabelText("Cantão"), "VD");
  await user.type(screen.getByLabelText("Sua resposta"), "Comigo foi assim");
  await user.click(screen.getByRole("button", { name: "Responder ao tópico" }));
  expect(onSend).toHaveBeenLastCalledWith("Comigo foi assim", {
    ...{ validYear: year, validCanton: "VD", validPermit: "" },
  });
  await user.type(screen.getByLabelText("Sua resposta"), "E mais uma");
  await user.click(screen.getByRole("button", { name: "Responder ao tópico" }));
  expect(onSend).toHaveBeenLastCalledWith("E mais uma", {
    ...{ validYear: "", validCanton: "", validPermit: "" },
  });
  vi.unstubAllGlobals();
});
