import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useOwnLanguages } from "~/content/glossary/term-names";

function Languages() {
  return <p>{useOwnLanguages().join() || "nenhuma"}</p>;
}

test.each([
  ["ZH", "TI", "de"],
  [null, "TI", "it"],
  ["FR", null, "fr"],
  [null, null, "nenhuma"],
])(
  "own language: for residence %s and map canton %s is %s",
  async (homeCanton, mapCanton, said) => {
    const Stub = createRemixStub([
      {
        id: "routes/app/layout",
        path: "/",
        Component: Outlet,
        loader: () => ({ homeCanton, mapCanton }),
        children: [{ index: true, Component: Languages }],
      },
    ]);
    render(<Stub />);
    expect((await screen.findByText(/./)).textContent).toContain(said);
  },
);
