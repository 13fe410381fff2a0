import { AccessibilityPage } from "~/features/public-pages/accessibility/accessibility-page";
import { accessibility } from "~/features/public-pages/accessibility/words";
import { indexedPageMeta } from "~/page/indexed-page-meta";
import { publicLoader } from "~/guards/guards.server";

export const loader = publicLoader(() => null);

export default function Accessibility() {
  return <AccessibilityPage />;
}

export const meta = indexedPageMeta(() => ({
  title: accessibility.title,
  description: accessibility.description,
  path: "/accessibility",
}));
