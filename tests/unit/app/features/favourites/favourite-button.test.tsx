import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLoaderData } from "@remix-run/react";
import { afterEach, expect, test } from "vitest";
import { FavouriteButton } from "~/features/favourites/favourite-button";
import { dismissToast, listToasts } from "~/ui/toasts";

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

/** A page whose action answers with `code` and keeps the wish when there is no error. */
function draw(code: string | null): { sent: Record<string, string>[] } {
  const sent: Record<string, string>[] = [];
  let isFavourite = false;
  const Page = createRemixStub([
    {
      path: "/",
      loader: () => ({ isFavourite }),
      Component: () => (
        <FavouriteButton
          action="/favourite"
          type="news"
          item="n1"
          {...useLoaderData<{ isFavourite: boolean }>()}
        />
      ),
    },
    {
      path: "/favourite",
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData()) as Record<string, string>;
        sent.push(form);
        if (code === null) isFavourite = form["isFavourite"] === "true";
        return code === null ? { code, isFavourite } : { code };
      },
    },
  ]);
  render(<Page />);
  return { sent };
}

const toldTexts = () => listToasts().map(({ text }) => text);
const heart = () => screen.findByRole("button", { name: "Salvar nos favoritos" });
const isOn = async () => (await heart()).getAttribute("aria-pressed");

test("shows the wish at once, says when it is saved and can be undone, once each", async () => {
  const { sent } = draw(null);
  fireEvent.click(await heart());
  await waitFor(async () => expect(await isOn()).toBe("true"));
  await waitFor(() => expect(toldTexts()).toEqual(["Salvo nos favoritos."]));
  act(() => listToasts()[0]?.action?.onAct());
  const both = ["Salvo nos favoritos.", "Removido dos favoritos."];
  await waitFor(() => expect(toldTexts()).toEqual(both));
  expect(await isOn()).toBe("false");
  expect(sent).toEqual([
    { type: "news", item: "n1", isFavourite: "true" },
    { type: "news", item: "n1", isFavourite: "false" },
  ]);
});

test("goes back and says so when it could not be saved", async () => {
  draw("cms_unavailable");
  fireEvent.click(await heart());
  await screen.findByText(/Não foi possível salvar agora/);
  expect(await isOn()).toBe("false");
  expect(toldTexts()).toEqual([]);
});
