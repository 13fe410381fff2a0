import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentKinds } from "../../../../contract/content/kinds.ts";

const ROUTES = join(import.meta.dirname, "../../../../app/routes");

test.each(["app/home.tsx", "app/category.tsx", "cantons/canton.tsx"])(
  "content kinds: %s shows every kind in the same order",
  (route) => {
    const source = readFileSync(join(ROUTES, route), "utf8");
    const [, listed = ""] = /const kinds = \[([^\]]+)\]/.exec(source) ?? [];
    const names = listed.split(", ").map((name) => name.replace(/Kind$/, ""));
    expect(names).toEqual(["news", "articles", "videos", "courses"]);
    expect(names.toSorted()).toEqual([...contentKinds].toSorted());
  },
);
