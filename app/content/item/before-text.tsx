import { PlainSwitch } from "../plain/plain-switch";
import { ChangeBox } from "../reading/change-box";
import type { OwnReading, ReadingTarget } from "../reading/own-reading";
import type { ContentItem } from "../schema";

type BeforeTextProps = {
  target: ReadingTarget;
  item: Pick<ContentItem, "change" | "wording">;
  own: OwnReading | null;
  isPersonal: boolean;
  isPreview?: boolean | undefined;
};

export function BeforeText({ target, item, own, isPersonal, isPreview }: BeforeTextProps) {
  return (
    <>
      {item.change && (
        <ChangeBox {...{ target, own, isPersonal, isPreview }} change={item.change} />
      )}
      {item.wording && !isPreview && <PlainSwitch isPlain={item.wording === "plain"} />}
    </>
  );
}
