import { AccessibilityPage } from "~/features/accessibility/accessibility-page";
import { accessibility } from "~/i18n/pt-BR/accessibility";
import { indexedPageMeta } from "~/indexed-page-meta";
import { publicLoader } from "~/session/guards.server";

export const loader = publicLoader(() => null);

export default function Accessibility() {
  return <AccessibilityPage />;
}

export const meta = indexedPageMeta(() => ({
  title: accessibility.title,
  description: accessibility.description,
  path: "/accessibility",
}));
