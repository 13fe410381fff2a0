import { SmartLink } from "~/ui/action/smart-link";
import { languageWords } from "~/features/signup/report/report-words";
import type { ReportStep } from "~/features/signup/flow/signup-view";

type ForeignLinkProps = { to: string; language: ReportStep["language"] | null; children: string };

export function ForeignLink({ to, language, children }: ForeignLinkProps) {
  const note = languageWords(language);
  return (
    <>
      <SmartLink to={to} hrefLang={language && note ? language : undefined}>
        {children}
      </SmartLink>
      {note ? ` (${note})` : null}
    </>
  );
}
