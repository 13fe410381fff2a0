import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import { createContext, startTransition, Suspense, useEffect, useState } from "react";
import type { hydrateRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { withDroppedErrors } from "../../../config/drop-stale-errors.ts";

const require = createRequire(import.meta.url);
const file = join(dirname(require.resolve("react-dom")), "cjs/react-dom.production.min.js");
const installed = readFileSync(file, "utf8");

type ReactDom = { hydrateRoot: typeof hydrateRoot };

/** Runs a source of React DOM. */
function run(source: string): ReactDom {
  const module = { exports: {} };
  compileFunction(source, ["require", "exports", "module"])(require, module.exports, module);
  return module.exports as ReactDom;
}

const ROWS = Array.from({ length: 30 }, (_, row) => row);
/** Makes the rows take longer than one time slice of React. */
const ROW_MS = 6;
const Name = createContext("");

function spend(timeMs: number): void {
  const untilMs = performance.now() + timeMs;
  while (performance.now() < untilMs);
}

/** Opens a dialog while a transition renders a part that is not hydrated yet. Returns what React reports. */
async function openMidway({ hydrateRoot: hydrate }: ReactDom) {
  const page = { isSlow: false, open() {} };
  function drawSlowly(row: number): void {
    if (!page.isSlow) return;
    spend(ROW_MS);
    // Runs before React continues.
    if (row === 0) queueMicrotask(page.open);
  }
  function Row({ row }: { row: number }) {
    drawSlowly(row);
    return <p>{row}</p>;
  }
  const Rows = () => ROWS.map((row) => <Row key={row} row={row} />);
  function Dialog() {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      page.open = () => setOpen(true);
    }, []);
    return (
      isOpen && (
        <Suspense>
          <i>Busca</i>
        </Suspense>
      )
    );
  }
  function Page() {
    const [name, setName] = useState("Ana");
    useEffect(() => {
      page.isSlow = true;
      startTransition(() => setName("Bia"));
    }, []);
    return (
      <main>
        <Name.Provider value={name}>
          <Suspense>
            <Rows />
          </Suspense>
        </Name.Provider>
        <Dialog />
      </main>
    );
  }
  const root = document.createElement("div");
  root.innerHTML = `<main><!--$-->${ROWS.map((row) => `<p>${row}</p>`).join("")}<!--/$--></main>`;
  document.body.replaceChildren(root);
  const drawn = root.querySelector("p");
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  hydrate(root, <Page />, { onRecoverableError });
  await vi.waitFor(() => expect(root.querySelector("i")).not.toBeNull(), 5_000);
  return { reported: onRecoverableError.mock.calls.map(String), isKept: drawn?.isConnected };
}

afterEach(() => document.body.replaceChildren());

test("patched React DOM: reports no error for kept markup when a dialog interrupts a render", async () => {
  const changed = withDroppedErrors(installed);
  expect(await openMidway(run(changed ?? ""))).toEqual({ reported: [], isKept: true });
});

test("installed React DOM: reports #421 for kept markup when a dialog interrupts a render", async () => {
  const react = run(installed);
  // On a busy machine a render may end before the dialog opens: then there is nothing to report.
  await vi.waitFor(async () => {
    const { reported, isKept: isSaved } = await openMidway(react);
    expect(isSaved).toBe(true);
    expect(reported.join()).toContain("#421");
  }, 15_000);
});

test("patch of React DOM: refuses a source it does not know", () => {
  expect(withDroppedErrors(installed.replace("zg.push", "zz.push"))).toBeNull();
  expect(withDroppedErrors(installed + installed)).toBeNull();
});
