import type { ComponentProps, ReactNode } from "react";
import { TextArea } from "~/ui/form/text-area";
import { lazyPart } from "~/ui/later";

const EditorToolbar = lazyPart(() => import("./editor-toolbar").then((part) => part.EditorToolbar));
const TextPreview = lazyPart(() => import("./text-preview").then((part) => part.TextPreview));

type MarkdownFieldProps = Omit<ComponentProps<typeof TextArea>, "id" | "limit" | "tools"> & {
  /** Also a CSS selector: letters, digits and hyphens only. */
  id: string;
  limit: number;
  children?: ReactNode;
};

export function MarkdownField({ limit, children, ...area }: MarkdownFieldProps) {
  return (
    <>
      <TextArea {...area} limit={limit} tools={<EditorToolbar fieldId={area.id} />} />
      {children}
      <TextPreview fieldId={area.id} />
    </>
  );
}
