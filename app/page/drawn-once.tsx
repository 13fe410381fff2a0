import { createContext, createElement, useContext, type ReactNode } from "react";

export type DrawnParts = {
  mark: (name: string) => { id: string; isKnown: boolean };
};

export const PART_TAG = "drawn-part";

const DrawnPartsContext = createContext<DrawnParts | null>(null);

export const DrawnPartsProvider = DrawnPartsContext.Provider;

type DrawnOnceProps = {
  /** Everything that the markup depends on: parts with equal names have identical markup. */
  name: string;
  children: ReactNode;
};

/**
 * A part of many pages that the server renders once and then copies (drawn-parts.server.ts). Its name
 * determines its markup: no member's data, no nonce and no generated id. The browser renders the children
 * as usual.
 */
export function DrawnOnce({ name, children }: DrawnOnceProps) {
  const part = useContext(DrawnPartsContext)?.mark(name);
  if (!part) return children;
  return createElement(PART_TAG, { id: part.id }, part.isKnown ? null : children);
}
