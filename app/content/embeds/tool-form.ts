import { escapeText } from "~/http/escape-text";
import { placedTools } from "~/i18n/pt-BR/content/placed-tools";
import { tools as toolWords } from "~/i18n/pt-BR/calculators/tools";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { replaceParagraphs } from "../../../contract/content/rich-text.ts";
import type { Tier } from "../../../contract/account/roles.ts";
import {
  findTool,
  FROM_TEXT,
  tools,
  type ToolAsk,
  type ToolName,
} from "../../../contract/calculators/tools.ts";

const t = translator("placed-tools", placedTools);
const nameOf = translator("tools", toolWords);

const fieldOf = (ask: ToolAsk) =>
  `<label>${escapeText(t(`asks.${ask}`))}<input name="${ask}" inputmode="decimal" autocomplete="off" required></label>`;

/**
 * Values go to the calculator's page in the request body, so that no address contains them and nothing is
 * stored.
 */
function formOf(name: ToolName): string {
  const { slug, asks } = tools[name];
  const fields = asks.map(fieldOf).join("");
  const title = escapeText(nameOf(`list.${name}.title`));
  return `<form data-tool method="post" action="${to(`/app/tools/${slug}`)}"><strong>${title}</strong>${fields}<input type="hidden" name="${FROM_TEXT}" value="on"><button type="submit">${escapeText(t("compute"))}</button><small>${escapeText(t("private"))}</small></form>`;
}

/**
 * Embeds a calculator's form where its shortcode is alone in a paragraph; its page shows the result.
 * Calculators with too many fields, or not open to this tier, stay a link.
 */
export function placeTools(html: string, tier: Tier): string {
  return replaceParagraphs(html, ({ kind, key }) => {
    const name = kind === "tool" ? findTool(key) : null;
    if (!name || tools[name].asks.length === 0) return null;
    const isOpen = tier === "paying" || (tier === "free" && tools[name].isFree);
    return isOpen ? formOf(name) : null;
  });
}
