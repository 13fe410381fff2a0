import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLoaderData } from "@remix-run/react";
import { expect, test } from "vitest";
import { FavouriteButton } from "~/features/favourites/favourite-button";

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
        return { code };
      },
    },
  ]);
  render(<Page />);
  return { sent };
}

const heart = () => screen.findByRole("button", { name: "Salvar nos favoritos" });
const isOn = async () => (await heart()).getAttribute("aria-pressed");

test("shows the wish at once, says when it is saved and can be undone", async () => {
  const { sent } = draw(null);
  fireEvent.click(await heart());
  await waitFor(async () => expect(await isOn()).toBe("true"));
  fireEvent.click(await screen.findByRole("button", { name: "Desfazer" }));
  await screen.findByText("Removido dos favoritos.");
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
  expect(screen.queryByRole("button", { name: "Desfazer" })).toBeNull();
});
