import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Course } from "~/features/courses/course";
import { CourseReviews } from "~/features/courses/course/course-reviews";
import {
  CoursePage,
  type CoursePageProps,
  CourseStart,
} from "~/features/courses/course/course-page";

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

const requested = vi.fn(() => Promise.reject(new TypeError("no network")));
beforeEach(() => void vi.stubGlobal("fetch", requested));
afterEach(() => void vi.unstubAllGlobals());

test("course page: shows its tools and its question once, also after a rerender", async () => {
  const props: CoursePageProps = {
    ...{ course, facts: [], isPaying: true, learning: null, changes: [], favorite: null },
    ...{ children: null, neighbors: null },
  };
  const Stub = createRemixStub([{ path: "/", Component: () => <CoursePage {...props} /> }]);
  const { rerender } = render(<Stub />);
  expect(await screen.findByRole("heading", { name: "Isto foi útil?" })).toBeDefined();
  expect(screen.getByText("Imagem: Ana Weber, CC BY 4.0")).toBeDefined();
  // The member's own data is requested once the page has rendered.
  await vi.waitFor(() => expect(requested).toHaveBeenCalled());
  rerender(<Stub />);
  expect(screen.getAllByRole("button", { name: "Copiar link" })).toHaveLength(1);
  expect(screen.getAllByRole("heading", { name: "Isto foi útil?" })).toHaveLength(1);
});

const heads = (["a", "b"] as const).map((id) => ({
  ...{
    id,
    slug: id,
    title: `Aula ${id}`,
    kind: "text" as const,
    minutes: 5,
    isPreview: id === "a",
  },
  ...{ completionRule: "manual" as const, passPercent: null, createdAt: null, updatedAt: null },
  ...{ partsChangedAt: null, updateNote: null },
}));
const paid: Course = {
  ...{ ...course, isForPaying: true },
  modules: [{ id: "m", slug: "m", title: "Módulo", isInOrder: false, classes: heads }],
};

test("course page: a member who completed all free classes is led to the membership, not back to a class", async () => {
  const learning = { done: ["a"], lastClass: "a", completedAt: null };
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => <CourseStart course={paid} isPaying={false} learning={learning} />,
    },
  ]);
  render(<Stub />);
  expect(await screen.findByText("1 de 2 aulas · 50%")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Retomar" })).toBeNull();
  const way = screen.getByRole("link", { name: "Conhecer a assinatura" });
  expect(way.getAttribute("href")).toContain("/app/membership");
});

test("course page: a reviewer may edit the review, even below half of the course after new classes", async () => {
  const reviews = { mean: 4, count: 1, texts: [] };
  const own = { id: "r", rating: 4, body: "Bom" };
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => <CourseReviews reviews={reviews} own={own} mayReview={false} />,
    },
  ]);
  render(<Stub />);
  expect(await screen.findByRole("button", { name: "Apagar a minha" })).toBeDefined();
});
