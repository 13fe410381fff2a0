import { membership } from "~/i18n/pt-BR/account/membership";
import { translator } from "~/i18n/translator";

const t = translator("membership", membership);
const oneOf = new Intl.ListFormat("pt-BR", { type: "disjunction" });

export function methodsInWords(methods: readonly string[]): string | undefined {
  const words = methods.flatMap((method) =>
    method === "card" || method === "twint" || method === "pix"
      ? [t(`current.methods.${method}`)]
      : [],
  );
  return words.length > 0 ? oneOf.format(words) : undefined;
}
