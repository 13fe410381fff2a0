import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { later } from "~/ui/later";

type Named = { name: string };
const Greeting = ({ name }: Named) => <p>Olá, {name}</p>;

function pageWith(Part: (props: Named) => JSX.Element) {
  return function Page() {
    const [name, setName] = useState("Ana");
    return (
      <main>
        <button type="button" onClick={() => setName("Bia")}>
          Outra
        </button>
        <Part name={name} />
      </main>
    );
  };
}

/** What the server sends of such a page: the part stands in its boundary. */
const DRAWN =
  '<main><button type="button">Outra</button><!--$--><p>Olá, <!-- -->Ana</p><!--/$--></main>';

let hydrated: Root | null = null;
afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = null;
  document.body.replaceChildren();
});

async function hydrate(load: () => Promise<typeof Greeting>) {
  const root = document.createElement("div");
  root.innerHTML = DRAWN;
  document.body.replaceChildren(root);
  const Page = pageWith(later(load));
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrated = hydrateRoot(root, <Page />, { onRecoverableError });
  });
  return onRecoverableError;
}

test("what the server drew stays while data change and the code has not come, and is told them then", async () => {
  let arrive = (_: typeof Greeting): void => {};
  const onRecoverableError = await hydrate(() => new Promise((done) => (arrive = done)));
  const drawn = screen.getByText("Olá, Ana");
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(screen.getByText("Olá, Ana")).toBe(drawn);
  await act(async () => arrive(Greeting));
  expect(screen.getByText("Olá, Bia")).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("what the server drew stays where its code can't be had", async () => {
  const onRecoverableError = await hydrate(() => Promise.reject(new TypeError("Failed to fetch")));
  const drawn = screen.getByText("Olá, Ana");
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(screen.getByText("Olá, Ana")).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("a page that the browser draws itself shows the part once its code came", async () => {
  const Page = pageWith(later(async () => Greeting));
  render(<Page />);
  expect(await screen.findByText("Olá, Ana")).toBeDefined();
  fireEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Olá, Bia")).toBeDefined();
});
