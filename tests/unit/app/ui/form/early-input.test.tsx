import { act, fireEvent, screen } from "@testing-library/react";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Checkbox } from "~/ui/form/checkbox";
import { replayEarlyInput, watchEarlyInput } from "~/ui/form/early-input";
import { isTicked, type Field } from "~/ui/form/field-values";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { late } from "~/ui/later";

const START = { salary: "", note: "Antes", canton: "ZH", church: false, kind: "a" };

/** A field of each kind, with its state. */
function Form({ onChange }: { onChange?: () => void }) {
  const [held, setHeld] = useState(START);
  const put = (some: Partial<typeof START>) => setHeld((before) => ({ ...before, ...some }));
  return (
    <form onChange={onChange}>
      <TextField
        label="Salário"
        value={held.salary}
        onChange={({ target }) => put({ salary: target.value })}
      />
      <TextArea label="Livre" defaultValue="Da página" />
      <TextArea
        label="Nota"
        value={held.note}
        onChange={({ target }) => put({ note: target.value })}
      />
      <Select
        label="Cantão"
        value={held.canton}
        onChange={({ target }) => put({ canton: target.value })}
        options={["ZH", "BE"].map((value) => ({ value, label: value }))}
      />
      <Checkbox
        label="Igreja"
        checked={held.church}
        onChange={({ target }) => put({ church: target.checked })}
      />
      <RadioGroup
        label="Tipo"
        name="kind"
        defaultValue={held.kind}
        onChange={(kind) => put({ kind })}
        options={["a", "b", "c"].map((value) => ({ value, label: value }))}
      />
      <output>{JSON.stringify(held)}</output>
    </form>
  );
}

function Page({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, []);
  return children;
}

const pageWith = (part: ReactNode) => <Page>{part}</Page>;

let hydrated: Root | null = null;
beforeAll(watchEarlyInput);
afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = null;
  document.body.replaceChildren();
});

function draw(page: ReactNode): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return root;
}

const hydrate = (root: HTMLElement, page: ReactNode) =>
  act(async () => void (hydrated = hydrateRoot(root, page)));

/** Enters a value as a person does before the page's scripts run. */
function enter(label: string, value: string): void {
  const field = screen.getByLabelText<Field>(label);
  if (isTicked(field)) return field.click();
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function enterAll(): void {
  enter("Salário", "7200");
  enter("Livre", "Outro texto");
  enter("Nota", "Depois");
  enter("Cantão", "BE");
  enter("Igreja", "");
  for (const radio of ["b", "c", "b"]) enter(radio, "");
}

const heldState = (): unknown => JSON.parse(screen.getByRole("status").textContent ?? "");
const ENTERED = { salary: "7200", note: "Depois", canton: "BE", church: true, kind: "b" };

function expectEntered(): void {
  expect(heldState()).toEqual(ENTERED);
  expect(screen.getByLabelText<Field>("Salário").value).toBe("7200");
  expect(screen.getByLabelText<Field>("Livre").value).toBe("Outro texto");
  expect(screen.getByLabelText<Field>("Nota").value).toBe("Depois");
  expect(screen.getByLabelText<Field>("Cantão").value).toBe("BE");
  expect(screen.getByLabelText<HTMLInputElement>("Igreja").checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("b").checked).toBe(true);
}

test("early input: every kind of field keeps values entered before hydration", async () => {
  const onChange = vi.fn();
  const page = pageWith(<Form onChange={onChange} />);
  const root = draw(page);
  enterAll();
  await hydrate(root, page);
  expectEntered();
  expect(onChange).toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText("Salário"), { target: { value: "72000" } });
  expect(heldState()).toEqual({ ...ENTERED, salary: "72000" });
});

test("early input: a lazy part keeps values entered before its code loaded", async () => {
  let arrive = (_: typeof Form): void => {};
  const Part = late(() => new Promise<typeof Form>((done) => (arrive = done)));
  const bounded = (part: ReactNode) => pageWith(<Suspense>{part}</Suspense>);
  const root = draw(bounded(<Form />));
  await hydrate(root, bounded(<Part />));
  enterAll();
  await act(async () => arrive(Form));
  expectEntered();
});

test("early input: values restored by the browser are adopted too", async () => {
  const page = pageWith(<Form />);
  const root = draw(page);
  screen.getByLabelText<Field>("Salário").value = "7200";
  watchEarlyInput();
  await hydrate(root, page);
  expect(heldState()).toEqual({ ...START, salary: "7200" });
});

test("early input: an untouched page fires no change", async () => {
  const onChange = vi.fn();
  const page = pageWith(<Form onChange={onChange} />);
  await hydrate(draw(page), page);
  expect(heldState()).toEqual(START);
  expect(onChange).not.toHaveBeenCalled();
});

test("early input: adopting typed text does not write it again", async () => {
  const page = pageWith(<Form />);
  const root = draw(page);
  enter("Salário", "7200");
  const field = screen.getByLabelText<HTMLInputElement>("Salário");
  field.focus();
  field.setSelectionRange(2, 2);
  await hydrate(root, page);
  expect(heldState()).toMatchObject({ salary: "7200" });
  expect(field.selectionStart).toBe(2);
});
