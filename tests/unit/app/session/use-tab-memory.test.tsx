import { useNavigate } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { nameOwner } from "~/session/owner";
import { dropOwnStorage } from "~/session/own-storage";
import { useTabMemory } from "~/session/use-tab-memory";

afterEach(() => sessionStorage.clear());

function Salary() {
  const { left: remembered, keep: remember } = useTabMemory();
  const navigate = useNavigate();
  return (
    <form
      key={remembered ? "left" : "blank"}
      onChange={({ currentTarget }) => remember(new FormData(currentTarget))}
    >
      <input
        name="gross"
        aria-label="Salário"
        defaultValue={String(remembered?.get("gross") ?? "")}
      />
      <button type="button" onClick={() => void navigate("/other")}>
        Outra página
      </button>
    </form>
  );
}

function Other() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar
      </button>
      <button type="button" onClick={() => void navigate("/salary")}>
        Salário de novo
      </button>
    </>
  );
}

const Pages = createRemixStub([
  { path: "/salary", Component: Salary },
  { path: "/other", Component: Other },
]);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const salary = () => screen.findByLabelText<HTMLInputElement>("Salário");

async function leaveFilled(): Promise<void> {
  nameOwner("ana");
  render(<Pages initialEntries={["/salary"]} />);
  fireEvent.change(await salary(), { target: { value: "7200" } });
  press("Outra página");
  await screen.findByRole("button", { name: "Voltar" });
}

test("tab memory: a back step restores a form", async () => {
  await leaveFilled();
  press("Voltar");
  expect((await salary()).value).toBe("7200");
});

test("tab memory: a link opens an empty form", async () => {
  await leaveFilled();
  press("Salário de novo");
  expect((await salary()).value).toBe("");
});

test("tab memory: another member in the same tab finds nothing, and a logout deletes it", async () => {
  await leaveFilled();
  expect(JSON.stringify(sessionStorage)).toContain("7200");
  nameOwner("bia");
  press("Voltar");
  expect((await salary()).value).toBe("");
  dropOwnStorage();
  expect(JSON.stringify(sessionStorage)).not.toContain("7200");
});
