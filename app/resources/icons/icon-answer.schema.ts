import { z } from "zod";

export const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const SHAPE =
  /^<\/?(?:path|g|circle|ellipse|rect|line|polyline|polygon)(?:\s+(?!on|style)[a-z][a-z-]*="[^"<>&]*")*\s*\/?>$/;

/** Allows only shapes and their sizes, because the browser inserts an icon's body unchanged. */
function isPlainSvg(body: string): boolean {
  const rest = body.replace(/<[^<>]*>/g, (tag) => (SHAPE.test(tag) ? "" : "<"));
  return rest.trim() === "";
}

const measure = z.number().min(-10_000).max(10_000).optional();
const icon = z.object({
  body: z.string().max(20_000).refine(isPlainSvg),
  width: measure,
  height: measure,
  left: measure,
  top: measure,
});

/** A valid answer of an outside icon service. An icon with anything but shapes invalidates it. */
export const outsideIcons = z.object({
  icons: z.record(z.string().regex(ICON_NAME), icon),
  width: measure,
  height: measure,
});
export type OutsideIcons = z.infer<typeof outsideIcons>;
