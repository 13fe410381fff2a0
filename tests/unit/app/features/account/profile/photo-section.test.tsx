import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PhotoSection, squareOf } from "~/features/account/profile/photo-section";

const drawing = vi.fn<(photo: Blob) => Promise<{ width: number; height: number }>>();
beforeEach(() => {
  vi.stubGlobal("createImageBitmap", drawing);
});
afterEach(() => {
  drawing.mockReset();
  vi.unstubAllGlobals();
});

async function choosePhoto(width: number, height: number) {
  drawing.mockResolvedValue({ width, height });
  const Stub = createRemixStub([
    { path: "/", Component: () => <PhotoSection name="Ana" picture={null} answer={null} /> },
  ]);
  render(<Stub />);
  const files = [new File(["x"], "foto.jpg", { type: "image/jpeg" })];
  fireEvent.change(await screen.findByLabelText("Escolher uma foto"), { target: { files } });
  await screen.findByRole("img", { name: "Assim vai ficar a sua foto" });
}

const crops = () =>
  within(screen.getByLabelText("Parte que fica no quadrado"))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("selected photo", () => {
  test.each([
    ["wide", 300, 200, ["O meio", "A esquerda", "A direita"]],
    ["tall", 200, 300, ["O meio", "O alto", "A parte de baixo"]],
  ])("that is %s is previewed, with its possible crops", async (_, width, height, words) => {
    await choosePhoto(width, height);
    expect(crops()).toEqual(words);
  });

  test("that is square offers no crop", async () => {
    await choosePhoto(200, 200);
    expect(screen.queryByLabelText("Parte que fica no quadrado")).toBeNull();
  });
});

test("photo preview: its square matches the service's crop", () => {
  expect(squareOf({ width: 300, height: 200 }, "center")).toEqual({ side: 200, left: 50, top: 0 });
  expect(squareOf({ width: 300, height: 200 }, "end")).toEqual({ side: 200, left: 100, top: 0 });
  expect(squareOf({ width: 200, height: 300 }, "start")).toEqual({ side: 200, left: 0, top: 0 });
});
