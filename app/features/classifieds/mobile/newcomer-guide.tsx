import { SmartLink } from "~/ui/action/smart-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { mobilePlans as words } from "./words";

export function NewcomerGuide() {
  const { title, lines, source, sourceUrl } = words.newcomer;
  return (
    <details>
      <summary>{title}</summary>
      <div className={layout.stack}>
        {Object.values(lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p data-source className={text.small}>
          <SmartLink to={sourceUrl} className={text.link}>
            {source}
          </SmartLink>
        </p>
      </div>
    </details>
  );
}
