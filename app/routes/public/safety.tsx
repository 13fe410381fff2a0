import { SafetyPage } from "~/features/public-pages/safety/safety-page";
import { safety } from "~/i18n/pt-BR/public/safety";
import { indexedPageMeta } from "~/page/indexed-page-meta";
import { publicLoader } from "~/guards/guards.server";

export const loader = publicLoader(() => null);

export default function Safety() {
  return <SafetyPage />;
}

export const meta = indexedPageMeta(() => ({
  title: safety.title,
  description: safety.description,
  path: "/safety",
}));
