import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { Neighborhood } from "./members.server";
import { neighborhood as words } from "./neighborhood.words";
import styles from "./neighborhood.module.css";

const t = translator("neighborhood", words);

type NeighborhoodSectionProps = {
  cantonCode: string;
  neighborhood: Neighborhood | null;
};

export function NeighborhoodSection({ cantonCode, neighborhood }: NeighborhoodSectionProps) {
  if (!neighborhood) return null;
  const { members, volunteers } = neighborhood;
  const seen = to(`/app/members?canton=${cantonCode}`);
  return (
    <section className={styles.neighborhood} aria-labelledby="vizinhanca">
      <h2 id="vizinhanca" className={text.large}>
        {t("title")}
      </h2>
      {members !== null && <p>{t("members", { count: members })}</p>}
      {volunteers !== null && <p>{t("volunteers", { count: volunteers })}</p>}
      <p className={layout.cluster}>
        <Button variant="outline" size="sm" to={seen}>
          {t("see")}
        </Button>
        {volunteers !== null && (
          <Button variant="text" size="sm" to={`${seen}&volunteers=1`}>
            {t("ask")}
          </Button>
        )}
      </p>
    </section>
  );
}
