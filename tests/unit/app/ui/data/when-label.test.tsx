import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { whenOf } from "~/i18n/when";
import { WhenLabel } from "~/ui/data/when-label";

const when = whenOf("2026-11-20T08:00:00Z", new Date("2026-11-20T10:00:00Z"));

test("time label: shows a short text, with Zurich day and time as its title", () => {
  const time = render(<WhenLabel when={when} />).container.querySelector("time");
  expect(time?.textContent).toBe("há 2 h");
  expect(time?.title).toBe("20 de novembro de 2026, 09:00");
  expect(time?.dateTime).toBe("2026-11-20T08:00:00Z");
});

test("time label: can be replaced by a sentence", () => {
  const { container } = render(<WhenLabel when={when}>Ativo {when.label}</WhenLabel>);
  expect(container.querySelector("time")?.textContent).toBe("Ativo há 2 h");
});
