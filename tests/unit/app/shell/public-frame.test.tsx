import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RootData } from "~/session/root-data";
import { PublicFrame } from "~/shell/public-frame";

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

test("begins with the way to the content", async () => {
  const footer = await draw({});
  const [first] = footer.parentElement?.querySelectorAll("a") ?? [];
  expect(first?.textContent).toBe("Ir para o conteúdo");
  expect(first?.getAttribute("href")).toBe("#content");
});

test("leads to the portal's texts", async () => {
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

test("leads to the consent where there is one to take back", async () => {
  const footer = await draw({ analytics: { key: "phc_test", host: "https://posthog.test" } });
  expect(hrefs(footer)).toContain("/pt-BR/consent");
});

test("has the choice of colours, and comes back to the same page", async () => {
  const footer = await draw({ theme: "dark" }, "/pt-BR/login?redirect=x");
  expect(screen.getByRole("button", { name: "Escura", pressed: true })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sistema", pressed: false })).toBeTruthy();
  const back = footer.querySelector<HTMLInputElement>('input[name="redirect"]');
  expect(back?.value).toBe("/pt-BR/login?redirect=x");
});
