import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RootData } from "~/session/root-data";
import { PublicFrame } from "~/shell/public/public-frame";

async function draw(root: Partial<RootData>, address = "/"): Promise<HTMLElement> {
  const Page = createRemixStub([
    {
      id: "root",
      path: "*",
      loader: () => root,
      Component: () => (
        <PublicFrame>
          <main id="content" />
        </PublicFrame>
      ),
    },
  ]);
  render(<Page initialEntries={[address]} />);
  return screen.findByRole("contentinfo");
}

const hrefs = (part: HTMLElement) =>
  [...part.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("public frame: starts with a skip link to the content", async () => {
  const footer = await draw({});
  const [first] = footer.parentElement?.querySelectorAll("a") ?? [];
  expect(first?.textContent).toBe("Ir para o conteúdo");
  expect(first?.getAttribute("href")).toBe("#content");
});

test("public frame: links to the legal pages", async () => {
  const texts = ["/pt-BR/terms-of-service", "/pt-BR/privacy"];
  const others = [
    "/pt-BR/accessibility",
    "/pt-BR/safety",
    "/pt-BR/changelog",
    "/pt-BR/imprint",
    "/pt-BR/contact",
  ];
  expect(hrefs(await draw({ analytics: null }))).toEqual([...texts, ...others]);
});

test("public frame: links to the consent settings if analytics is active", async () => {
  const footer = await draw({ analytics: { key: "phc_test", host: "https://posthog.test" } });
  expect(hrefs(footer)).toContain("/pt-BR/consent");
});

test("public frame: has the colour theme setting, and returns to the same page", async () => {
  const footer = await draw({ theme: "dark" }, "/pt-BR/login?redirect=x");
  expect(screen.getByRole("button", { name: "Escura", pressed: true })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sistema", pressed: false })).toBeTruthy();
  const back = footer.querySelector<HTMLInputElement>('input[name="redirect"]');
  expect(back?.value).toBe("/pt-BR/login?redirect=x");
});
