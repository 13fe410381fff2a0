import { escapeText } from "~/http/escape-text";
import { plan } from "~/i18n/pt-BR/switzerland/plan";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import { findTool, findToolAt, tools } from "../../../contract/calculators/tools.ts";

const t = translator("tools", words);

/** The calculator's page explains how readers without access get it. */
export function toolLink(word: string): { html: string } | undefined {
  const name = findTool(word);
  return name
    ? { html: linkIfOpen(`/app/tools/${tools[name].slug}`, t(`list.${name}.title`)) }
    : undefined;
}

/** A closed page is named, not linked. */
export const linkIfOpen = (path: `/${string}`, title: string): string =>
  isOpenPath(path) ? `<a href="${to(path)}">${escapeText(title)}</a>` : escapeText(title);

export function relatedTools(chosen: readonly string[], label: string): string {
  const links = chosen.flatMap((slug) => {
    if (slug === "plan") return linkIfOpen("/app/plan", plan.title);
    const name = findToolAt(slug);
    const path = `/app/tools/${slug}` as const;
    return name && isOpenPath(path) ? linkIfOpen(path, t(`list.${name}.title`)) : [];
  });
  return links.length > 0 ? `<p><strong>${escapeText(label)}</strong> ${links.join(", ")}</p>` : "";
}
