import { Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import type { FormAnswer } from "~/forms/form-answer";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { UnsavedChangesGuard } from "~/forms/unsaved-changes-guard";
import { useAnswer } from "~/forms/use-answer";
import { useForm } from "~/forms/use-form";
import { TextField } from "~/ui/form/text-field";

afterEach(cleanup);

const schema = z.object({
  name: z.string().check(z.minLength(1, "Name, please"), z.minLength(2, "Name is short")),
  city: z.string("City, please"),
});

function Page() {
  const answer = useAnswer<() => FormAnswer>() ?? null;
  const form = useForm(schema, {
    id: "person",
    intent: "person",
    answer,
    defaults: { city: "Bern" },
    isGuarded: true,
    isOnce: true,
  });
  return (
    <>
      <FormErrors title="Look again" form={form} />
      <FormFrame form={form}>
        <TextField {...form.field("name")} label="Name" />
        <TextField {...form.field("city")} label="City" />
        <button>{form.isBusy ? "Sending" : "Send"}</button>
        <button name="intent" value="later" formNoValidate>
          Later
        </button>
      </FormFrame>
      <p>sent {form.submitCount}</p>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

const sent: FormData[] = [];

function open(answerTo: (form: FormData) => FormAnswer | Promise<FormAnswer>): void {
  sent.length = 0;
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <UnsavedChangesGuard>
          <Page />
        </UnsavedChangesGuard>
      ),
      action: async ({ request }) => {
        const form = await request.formData();
        sent.push(form);
        return answerTo(form);
      },
    },
    { path: "/elsewhere", Component: () => <p>another page</p> },
  ]);
  render(<Stub />);
}

const refused = (error: Record<string, string[]>, initialValue = {}): FormAnswer => ({
  intent: "person",
  isDone: false,
  lastResult: { status: "error", error, initialValue },
  failure: null,
});
const done: FormAnswer = { intent: "person", isDone: true, lastResult: null, failure: null };

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const keyIn = (form: FormData | undefined) => form?.get("formKey");

test("form hook: a field has an id based on its form's, its initial value, and its error", () => {
  open(() => done);
  expect(screen.getByLabelText("City")).toMatchObject({ id: "person-city", value: "Bern" });
  press("Send");
  const name = screen.getByLabelText("Name");
  expect(name.getAttribute("aria-describedby")).toBe("person-name-error");
  expect(document.querySelector("#person-name-error")?.textContent).toBe("Name, please");
});

test("form hook: each submission lists errors; correcting one keeps the list and the focus", () => {
  open(() => done);
  press("Send");
  expect(sent).toHaveLength(0);
  expect(screen.getByText("sent 1")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  const city = screen.getByLabelText("City");
  city.focus();
  type("Name", "A");
  expect(document.querySelector("#person-name-error")?.textContent).toBe("Name is short");
  expect(screen.getByRole("link", { name: "Name, please" })).toHaveProperty("hash", "#person-name");
  expect(document.activeElement).toBe(city);
  expect(screen.getByText("sent 1")).toBeDefined();
});

test("form hook: the same errors are announced again at the next submission", () => {
  open(() => done);
  press("Send");
  const first = screen.getByRole("alert");
  press("Send");
  expect(first.isConnected).toBe(false);
  expect(screen.getByRole("alert").textContent).toBe(first.textContent);
});

test("form hook: server errors are listed like browser errors", async () => {
  open(() => refused({ city: ["No such city"] }, { name: "Ana", city: "Nowhere" }));
  type("Name", "Ana");
  press("Send");
  const link = await screen.findByRole("link", { name: "No such city" });
  expect(link).toHaveProperty("hash", "#person-city");
  expect(document.activeElement).toBe(screen.getByLabelText("City"));
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ana");
});

test("form hook: a button that skips validation submits the form without counting as a submission", async () => {
  open(() => ({ ...done, intent: "another" }));
  press("Later");
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.get("name")).toBe("");
  expect(screen.getByText("sent 0")).toBeDefined();
});

test("form hook: ignores the answer to another form of the page", async () => {
  open(() => ({ ...refused({ city: ["No such city"] }), intent: "another" }));
  type("Name", "Ana");
  press("Send");
  await expect.poll(() => sent).toHaveLength(1);
  await screen.findByText("Send");
  expect(screen.queryByText("No such city")).toBeNull();
});

test("form hook: keeps its key until the form succeeded", async () => {
  const answers = [refused({ city: ["No such city"] }), done, done];
  open(() => answers[sent.length - 1] ?? done);
  type("Name", "Ana");
  for (const count of [1, 2, 3]) {
    await screen.findByText("Send");
    press("Send");
    await expect.poll(() => sent).toHaveLength(count);
  }
  expect(keyIn(sent[0])).toMatch(/^[\da-f-]{36}$/);
  expect(keyIn(sent[1])).toBe(keyIn(sent[0]));
  expect(keyIn(sent[2])).not.toBe(keyIn(sent[0]));
});

test("form hook: warns of unsaved changes, and not after saving", async () => {
  open(() => done);
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Ana" } });
  fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(await screen.findByRole("dialog")).toBeDefined();
  press("Continuar editando");
  press("Send");
  await expect.poll(() => sent).toHaveLength(1);
  await screen.findByText("Send");
  fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(await screen.findByText("another page")).toBeDefined();
});
