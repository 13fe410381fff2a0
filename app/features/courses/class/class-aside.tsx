import { useRouteLoaderData } from "@remix-run/react";
import { CourseSidebar } from "./class-frame";
import type { loadClassPage } from "./class-loader.server";

export function ClassAside() {
  const shown = useRouteLoaderData<typeof loadClassPage>("routes/courses/class");
  if (!shown) return null;
  const { course, placed, isPaying, done } = shown;
  return (
    <CourseSidebar
      {...{ course, isPaying }}
      done={done ?? []}
      current={placed.head.id}
      place="aside"
    />
  );
}
