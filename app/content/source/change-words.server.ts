import { formatList } from "~/i18n/format";
import { contentChange } from "~/content/change.words";
import { translator } from "~/i18n/translator";
import { SITUATIONS, type Concerned, type Reason } from "../../../contract/content/concerns.ts";

const t = translator("content-change", contentChange);

const isSituation = (code: string) => SITUATIONS.find((known) => known === code);

function nameOf(kind: Reason["kind"], value: string): string {
  const situation = kind === "situation" ? isSituation(value) : undefined;
  return situation ? t(`situations.${situation}`) : value;
}

/** "Vale para quem tem autorização B ou C; quem mora em ZH." Empty if it affects all members. */
export function audienceOf({ cantons, permits, situations }: Concerned): string {
  const parts = [
    { kind: "permit", values: permits },
    { kind: "situation", values: situations },
    { kind: "canton", values: cantons },
  ] as const;
  const named = parts
    .filter(({ values }) => values.length > 0)
    .map(({ kind, values }) => {
      const names = values.map((value) => nameOf(kind, value));
      return t(`whomParts.${kind}`, { names: formatChoice(names) });
    });
  return named.length === 0 ? "" : t("whom", { whom: named.join("; ") });
}

/** "Isto muda para você: sua autorização é B e seu cantão é ZH." */
export function yoursOf(reasons: readonly Reason[]): string {
  const parts = reasons.map(({ kind, value }) =>
    t(`reasons.${kind}`, { name: nameOf(kind, value) }),
  );
  return t("yours", { reasons: formatList(parts) });
}

const formatChoice = (names: readonly string[]) =>
  new Intl.ListFormat("pt-BR", { type: "disjunction" }).format(names);
