import { LockedPage } from "~/content/locked/locked-page";
import { cantons } from "~/i18n/pt-BR/switzerland/cantons";
import { translator } from "~/i18n/translator";
import type { CantonAnswer } from "./canton-page.server";

const t = translator("cantons", cantons);

type LockedCantonProps = { answer: Extract<CantonAnswer, { kind: "locked" }> };

export function LockedCanton({ answer: { name, sample } }: LockedCantonProps) {
  return (
    <LockedPage
      title={name}
      points={[t("locked.figures"), t("locked.all"), t("locked.news")]}
      sample={
        sample && {
          to: `/app/cantons/${sample.code}`,
          label: t("locked.sample", { name: sample.name }),
        }
      }
    />
  );
}
