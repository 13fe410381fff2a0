import { act, fireEvent, render, screen } from "@testing-library/react";
import { createContext, useContext, useState, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart, LazyContext } from "~/ui/later";

type Named = { name: string };
const Greeting = ({ name }: Named) => <p>Olá, {name}</p>;

function pageWith(Part: (props: Named) => ReactNode) {
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

/** HTML that the server sends for such a page: the part is inside its Suspense boundary. */
const DRAWN =
  '<main><button type="button">Outra</button><!--$--><p>Olá, <!-- -->Ana</p><!--/$--></main>';

let hydrated: Root | null = null;
afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = null;
  document.body.replaceChildren();
});

function hydrate(load: () => Promise<typeof Greeting>) {
  return hydratePage(pageWith(lazyPart(load)));
}

async function hydratePage(Page: () => ReactNode) {
  const root = document.createElement("div");
  root.innerHTML = DRAWN;
  document.body.replaceChildren(root);
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrated = hydrateRoot(root, <Page />, { onRecoverableError });
  });
  return onRecoverableError;
}

test("lazy part: keeps the server markup while data changes before its code loads, and then applies the change", async () => {
  let arrive = (_: typeof Greeting): void => {};
  const onRecoverableError = await hydrate(() => new Promise((done) => (arrive = done)));
  const drawn = screen.getByText("Olá, Ana");
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(screen.getByText("Olá, Ana")).toBe(drawn);
  await act(async () => arrive(Greeting));
  expect(screen.getByText("Olá, Bia")).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("lazy part: keeps the server markup while a context changes before its code loads", async () => {
  const Name = createContext("");
  function Named() {
    return <Greeting name={useContext(Name)} />;
  }
  let arrive = (_: typeof Named): void => {};
  const Part = lazyPart(() => new Promise<typeof Named>((done) => (arrive = done)));
  const onRecoverableError = await hydratePage(
    pageWith(({ name }) => (
      <LazyContext context={Name} value={name}>
        <Part />
      </LazyContext>
    )),
  );
  const drawn = screen.getByText("Olá, Ana");
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(screen.getByText("Olá, Ana")).toBe(drawn);
  await act(async () => arrive(Named));
  expect(screen.getByText("Olá, Bia")).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("lazy part: keeps the server markup if its code fails to load", async () => {
  const onRecoverableError = await hydrate(() => Promise.reject(new TypeError("Failed to fetch")));
  const drawn = screen.getByText("Olá, Ana");
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(screen.getByText("Olá, Ana")).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("lazy part: rendered in the browser appears once its code loads", async () => {
  const Page = pageWith(lazyPart(async () => Greeting));
  render(<Page />);
  expect(await screen.findByText("Olá, Ana")).toBeDefined();
  fireEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Olá, Bia")).toBeDefined();
});

test("lazy part: rendered in the browser shows its fallback in the meantime", async () => {
  let arrive = (_: typeof Greeting): void => {};
  const Page = pageWith(
    lazyPart(
      () => new Promise<typeof Greeting>((done) => (arrive = done)),
      ({ name }) => <i>{name} espera</i>,
    ),
  );
  render(<Page />);
  expect(screen.getByText("Ana espera")).toBeDefined();
  await act(async () => arrive(Greeting));
  expect(screen.getByText("Olá, Ana")).toBeDefined();
});
