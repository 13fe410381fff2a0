import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { BarChart } from "~/ui/data/bar-chart";

function widths(values: number[]): (string | null)[] {
  const bars = values.map((value, place) => ({
    label: `n. ${place}`,
    value,
    text: String(value),
  }));
  const { container } = render(<BarChart bars={bars} />);
  return [...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"));
}

describe("BarChart", () => {
  test("starts every bar at zero and fills the width with the longest", () => {
    expect(widths([50, 200, 100])).toEqual(["25%", "100%", "50%"]);
  });

  test("draws empty bars for zeros", () => {
    expect(widths([0, 0])).toEqual(["0%", "0%"]);
  });

  test("says in words why a bar is highlighted", () => {
    const bar = { label: "Berna", value: 1, text: "1", mark: "seu cantão" };
    const { container } = render(<BarChart bars={[bar]} />);
    expect(container.textContent).toContain("seu cantão");
  });
});
