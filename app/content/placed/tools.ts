import { escapeText } from "~/http/escape-text";
import { tools as words } from "~/i18n/pt-BR/tools";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { findTool, tools } from "../../../contract/tools.ts";

const t = translator("tools", words);

/** The way to a calculator, by its name; who may not use it is told there how to get it. Pure. */
export function toolLink(word: string): { html: string } | undefined {
  const name = findTool(word);
  if (!name) return undefined;
  const title = escapeText(t(`list.${name}.title`));
  return { html: `<a href="${to(`/app/tools/${tools[name].slug}`)}">${title}</a>` };
}
