import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Select } from "~/ui/form/select";

const cantons = [
  { value: "", label: "Qualquer" },
  { value: "BE", label: "Berna" },
  { value: "GE", label: "Genebra" },
  { value: "VS", label: "Valais" },
  { value: "ZG", label: "Zug" },
  { value: "ZH", label: "Zurique" },
];

async function openSelect() {
  const onChange = vi.fn();
  render(<Select label="Cantão" options={cantons} onChange={onChange} />);
  const select = screen.getByLabelText<HTMLSelectElement>("Cantão");
  const { startTypeAhead } = await import("~/ui/form/type-ahead");
  fireEvent.focus(select);
  startTypeAhead(select);
  const type = (text: string) => [...text].map((key) => fireEvent.keyDown(select, { key }));
  return { select, type, onChange };
}

test.each([
  ["zürich", "ZH"],
  ["zuerich", "ZH"],
  ["zrich", "ZH"],
  ["gnve", "GE"],
  ["zug", "ZG"],
  ["genf", "GE"],
  ["genève", "GE"],
  ["wallis", "VS"],
  ["zh", "ZH"],
  ["bern", "BE"],
])("select: typing “%s” chooses %s and reports the change", async (typed, code) => {
  const { select, type, onChange } = await openSelect();
  type(typed);
  await waitFor(() => expect(select.value).toBe(code));
  expect(onChange).toHaveBeenCalled();
});

test("select: the same letter again goes to the next option that begins with it", async () => {
  const { select, type } = await openSelect();
  type("z");
  expect(select.value).toBe("ZG");
  type("z");
  expect(select.value).toBe("ZH");
  type("z");
  expect(select.value).toBe("ZG");
});

test("select: unknown text changes nothing, and shortcuts and the opening space stay the browser's", async () => {
  const { select, type, onChange } = await openSelect();
  type("xyz");
  expect(select.value).toBe("");
  expect(onChange).not.toHaveBeenCalled();
  const other = await openOther();
  expect(fireEvent.keyDown(other, { key: "z", ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(other, { key: " " })).toBe(true);
  expect(fireEvent.keyDown(other, { key: "ArrowDown" })).toBe(true);
});

async function openOther() {
  render(<Select label="Outro" options={cantons} />);
  const select = screen.getByLabelText<HTMLSelectElement>("Outro");
  const { startTypeAhead } = await import("~/ui/form/type-ahead");
  startTypeAhead(select);
  return select;
}
