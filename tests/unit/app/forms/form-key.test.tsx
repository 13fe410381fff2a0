import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { FormKey } from "~/forms/form-key";

function draw(props: ComponentProps<typeof FormKey>) {
  const { container, rerender } = render(<FormKey {...props} />);
  return {
    key: () => container.querySelector("input")?.value,
    again: (next: ComponentProps<typeof FormKey>) => rerender(<FormKey {...next} />),
  };
}

test("form key: stays the same until the form succeeded, then changes", () => {
  const form = draw({});
  const first = form.key();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  form.again({ lastResult: { status: "error", error: { subject: ["Curto"] } } });
  expect(form.key()).toBe(first);
  const done = {};
  form.again({ done });
  const second = form.key();
  expect(second).not.toBe(first);
  form.again({ done });
  form.again({ done: null });
  expect(form.key()).toBe(second);
  form.again({ done: {} });
  expect(form.key()).not.toBe(second);
});

test("form key: returns with a rejected form", () => {
  const formKey = "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f";
  expect(draw({ lastResult: { status: "error", initialValue: { formKey } } }).key()).toBe(formKey);
});
