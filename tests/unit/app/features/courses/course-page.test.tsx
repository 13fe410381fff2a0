import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Course } from "~/features/courses/course";
import { CoursePage, type CoursePageProps } from "~/features/courses/course-page";

const course: Course = {
  ...{ id: "k", slug: "curso", title: "Curso", summary: "Resumo", category: null },
  ...{
    coverUrl: "/x",
    coverAlt: "",
    coverCredit: "Ana Weber, CC BY 4.0",
    level: "beginner",
    isForPaying: false,
    totalMinutes: 15,
  },
  ...{ outcomes: [], instructors: [], updatedAt: "2026-10-01T00:00:00Z", modules: [] },
};

const asked = vi.fn(() => Promise.reject(new TypeError("no network")));
beforeEach(() => void vi.stubGlobal("fetch", asked));
afterEach(() => void vi.unstubAllGlobals());

test("a course has its tools and its question once, also drawn again", async () => {
  const props: CoursePageProps = {
    ...{ course, facts: [], isPaying: true, learning: null, changes: [], favorite: null },
    ...{ children: null, neighbors: null },
  };
  const Stub = createRemixStub([{ path: "/", Component: () => <CoursePage {...props} /> }]);
  const { rerender } = render(<Stub />);
  expect(await screen.findByRole("heading", { name: "Isto foi útil?" })).toBeDefined();
  expect(screen.getByText("Imagem: Ana Weber, CC BY 4.0")).toBeDefined();
  // What the member left there is asked for once the page is drawn.
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  rerender(<Stub />);
  expect(screen.getAllByRole("button", { name: "Copiar link" })).toHaveLength(1);
  expect(screen.getAllByRole("heading", { name: "Isto foi útil?" })).toHaveLength(1);
});
