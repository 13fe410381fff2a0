import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SearchBox } from "~/shell/search-box";

test.each([
  ["MacIntel", "⌘K"],
  ["Win32", "Ctrl K"],
  ["Linux x86_64", "Ctrl K"],
])("on %s the shortcut is called %s", (platform, shortcut) => {
  const asked = vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  const Page = createRemixStub([{ path: "*", Component: SearchBox }]);
  render(<Page />);
  expect(screen.getByText(shortcut).tagName).toBe("KBD");
  asked.mockRestore();
});
