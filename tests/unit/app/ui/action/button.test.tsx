import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { NEW_TAB_NOTE_ID } from "~/ui/action/new-tab";
import { Button } from "~/ui/action/button";

function draw(button: ReactElement, path = "/pt-BR/app"): void {
  const Page = createRemixStub([{ path: "*", Component: () => button }]);
  render(<Page initialEntries={[path]} />);
}

describe("Button", () => {
  test("is filled, medium and primary by default", () => {
    draw(<Button>Enviar</Button>);
    const { className } = screen.getByRole("button");
    expect(className).toMatch(/fill/);
    expect(className).toMatch(/primary/);
    expect(className).not.toMatch(/xs|sm|lg/);
  });

  test("has the colour of links by default if it is text alone", () => {
    draw(<Button variant="text">Histórico</Button>);
    const { className } = screen.getByRole("button");
    expect(className).toMatch(/tertiary/);
    expect(className).not.toMatch(/primary/);
  });

  test("keeps its name and ignores clicks while loading", () => {
    const onClick = vi.fn();
    draw(
      <Button isLoading onClick={onClick}>
        Enviar
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Enviar" });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-busy")).toBe("true");
  });

  test("does not submit its form twice while loading", () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    draw(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading>
          Enviar
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each(["https://www.ch.ch", "http://x.ch", "mailto:a@b.ch", "tel:+41440000000"])(
    "opens %s in a new tab",
    (address) => {
      draw(<Button to={address}>Abrir</Button>);
      const link = screen.getByRole("link");
      expect(link.getAttribute("href")).toBe(address);
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toBe("noopener noreferrer");
      expect(link.getAttribute("aria-describedby")).toBe(NEW_TAB_NOTE_ID);
    },
  );

  test("keeps the attributes of an external link", () => {
    const onClick = vi.fn<() => void>();
    draw(
      <Button to="https://www.ch.ch" lang="de" id="out" aria-describedby="why" onClick={onClick}>
        Abrir
      </Button>,
    );
    const link = screen.getByRole("link");
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
    expect([link.lang, link.id]).toEqual(["de", "out"]);
    expect(link.getAttribute("aria-describedby")).toBe(`why ${NEW_TAB_NOTE_ID}`);
  });

  test.each([
    ["/app/news", "/pt-BR/app/news"],
    ["/pt-BR/app/news", "/pt-BR/app/news"],
    ["/", "/pt-BR"],
    ["/pt-BR/app/news?page=2", "/pt-BR/app/news?page=2"],
  ])("routes internal link %s as %s", (address, href) => {
    draw(<Button to={address}>Abrir</Button>);
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe(href);
    expect(link.getAttribute("target")).toBeNull();
  });

  test("adds the locale on the landing page too", () => {
    draw(<Button to="/login">Entrar</Button>, "/");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/pt-BR/login");
  });

  test("cannot be followed as a disabled link", () => {
    draw(
      <Button to="/app" disabled>
        Abrir
      </Button>,
    );
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBeNull();
    expect(link.getAttribute("aria-disabled")).toBe("true");
  });
});
