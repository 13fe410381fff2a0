import { createContext, createElement, useContext, type ReactNode } from "react";

/** What the server asks where a part may have been drawn before. */
export type DrawnParts = {
  /** Notes that the part stands here, and tells what stands for it until the page is whole. */
  mark: (name: string) => { id: string; isKnown: boolean };
};

/** What stands around or for a part in a page that is being drawn; none is left in a page that is sent. */
export const PART_TAG = "drawn-part";

const DrawnPartsContext = createContext<DrawnParts | null>(null);

export const DrawnPartsProvider = DrawnPartsContext.Provider;

type DrawnOnceProps = {
  /** Everything that the markup depends on; two parts of one name are the same to the letter. */
  name: string;
  children: ReactNode;
};

/**
 * A part of many pages that the server draws once and copies from then on (drawn-parts.server.ts). Its
 * markup follows from its name: nothing of one member may be in it, no nonce and no generated id. The
 * browser draws the children, as if this were not here.
 */
export function DrawnOnce({ name, children }: DrawnOnceProps) {
  const part = useContext(DrawnPartsContext)?.mark(name);
  if (!part) return children;
  return createElement(PART_TAG, { id: part.id }, part.isKnown ? null : children);
}
