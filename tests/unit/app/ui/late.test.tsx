import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { late } from "~/ui/later";

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

function draw(load: () => Promise<typeof Greeting>) {
  const Part = late(load);
  render(
    <main>
      <h1>Um texto</h1>
      <Suspense fallback={<i>espera</i>}>
        <Part name="Ana" />
      </Suspense>
    </main>,
  );
}

test("late part: appears once its code is loaded", async () => {
  draw(async () => Greeting);
  expect(await screen.findByText("Olá, Ana")).toBeTruthy();
});

test("late part: leaves the page unchanged if its code fails to load", async () => {
  const failed = Promise.reject<typeof Greeting>(new TypeError("Failed to fetch"));
  draw(() => failed);
  await failed.catch(() => {});
  await new Promise((done) => setTimeout(done));
  expect(screen.getByRole("heading", { name: "Um texto" })).toBeTruthy();
  expect(screen.getByText("espera")).toBeTruthy();
});
