import { Button } from "~/ui/action/button";
import { t } from "./gallery-words";
import { GallerySection, Specimen, SpecimenGrid } from "./specimen";

const variants = ["fill", "outline", "text", "pill"] as const;
const colours = ["primary", "secondary", "tertiary"] as const;
const sizes = ["xs", "sm", "md", "lg"] as const;

export function ButtonsSection() {
  return (
    <GallerySection id="buttons" title={t("buttons.title")}>
      <SpecimenGrid>
        {variants.flatMap((variant) =>
          colours.map((color) => (
            <Specimen key={`${variant}-${color}`} title={`${variant}, ${color}`}>
              {sizes.map((size) => (
                <Button key={size} variant={variant} color={color} size={size}>
                  {size}
                </Button>
              ))}
              <Button variant={variant} color={color} disabled>
                {t("buttons.disabled")}
              </Button>
              <Button variant={variant} color={color} isLoading>
                {t("buttons.loading")}
              </Button>
            </Specimen>
          )),
        )}
      </SpecimenGrid>
      <Specimen title={t("buttons.states")}>
        <Button icon="heart">{t("buttons.withIcon")}</Button>
        <Button iconAfter="arrow-right">{t("buttons.withIconAfter")}</Button>
        <Button variant="pill" aria-pressed="true">
          {t("buttons.current")}
        </Button>
        <Button to="/ui">{t("buttons.link")}</Button>
        <Button to="https://www.ch.ch" variant="outline">
          {t("buttons.outsideLink")}
        </Button>
        <Button to="/ui" disabled>
          {t("buttons.disabledLink")}
        </Button>
        <Button isWide>{t("buttons.wide")}</Button>
      </Specimen>
    </GallerySection>
  );
}
