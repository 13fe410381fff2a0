import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Tag } from "~/ui/data/tag";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { GallerySection, Specimen, SpecimenGrid, t } from "./specimen";

const looks = ["heading", "large", "strong", "small", "muted", "faint"] as const;
const gaps = ["tight", "normal", "wide"] as const;
const languages = ["german", "french", "italian", "romansh"] as const;

const languageTags = () =>
  languages.map((language) => (
    <Tag key={language} isChip>
      {t(`text.languages.${language}`)}
    </Tag>
  ));

export function TextSection() {
  return (
    <GallerySection id="text" title={t("text.title")}>
      <Specimen title={t("text.looks")} flow="stack">
        {looks.map((look) => (
          <p key={look} className={text[look]}>
            {t(`text.look.${look}`)}
          </p>
        ))}
      </Specimen>
      <Specimen title={t("text.links")} flow="stack">
        <p>
          {t("text.beforeLink")}{" "}
          <SmartLink to="/ui" className={text.link}>
            {t("text.linkInText")}
          </SmartLink>
          .
        </p>
        <p>
          <SmartLink to="/ui" className={`${text.link} ${text.tap}`}>
            {t("text.linkAlone")}
          </SmartLink>
        </p>
      </Specimen>
      <Specimen title={t("text.disclosure")} flow="columns">
        <details>
          <summary>{t("text.closed")}</summary>
          <p>{t("text.folded")}</p>
        </details>
        <details open>
          <summary>{t("text.opened")}</summary>
          <p>{t("text.folded")}</p>
        </details>
      </Specimen>
      <SpecimenGrid>
        {gaps.map((gap) => (
          <Specimen key={gap} title={t(`text.stack.${gap}`)} flow="stack">
            <div className={`${layout.stack} ${layout[gap] ?? ""}`}>{languageTags()}</div>
          </Specimen>
        ))}
        {gaps.map((gap) => (
          <Specimen key={gap} title={t(`text.cluster.${gap}`)} flow="stack">
            <div className={`${layout.cluster} ${layout[gap] ?? ""}`}>{languageTags()}</div>
          </Specimen>
        ))}
      </SpecimenGrid>
      <Specimen title={t("text.filters")} flow="stack">
        <div className={layout.filters}>
          <TextField label={t("text.filterWord")} />
          <Select
            label={t("text.filterLanguage")}
            options={languages.map((value) => ({ value, label: t(`text.languages.${value}`) }))}
          />
          <div className={layout.cluster}>
            <Button>{t("text.filterApply")}</Button>
            <Button variant="text">{t("text.filterClear")}</Button>
          </div>
        </div>
      </Specimen>
    </GallerySection>
  );
}
