import { translator } from "~/i18n/translator";
import { showToast } from "~/ui/feedback/toasts";
import { headingLinks } from "./reading/words";

const t = translator("heading-links", headingLinks);

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ kind: "success", text: t("copied") });
  } catch {
    showToast({ kind: "info", text: t("failed", { address }) });
  }
}

/** The link is beside the heading, so that the heading's accessible name does not change. */
export function linkHeadings(text: Element): void {
  for (const heading of text.querySelectorAll("[data-prose] > :is(h2, h3)[id]")) {
    if (heading.nextElementSibling?.matches("[data-heading]")) continue;
    const link = document.createElement("a");
    const title = heading.textContent?.trim() ?? "";
    link.href = `#${heading.id}`;
    link.dataset["heading"] = "";
    link.ariaLabel = t("copy", { title });
    link.title = t("copy", { title });
    link.addEventListener("click", () => void copy(link.href));
    heading.after(link);
  }
}
