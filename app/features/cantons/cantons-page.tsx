import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { MembershipButton } from "~/content/locked/membership-button";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { SmartLink } from "~/ui/action/smart-link";
import { StateMessage } from "~/ui/feedback/state-message";
import text from "~/ui/text/text.module.css";
import type { ChoroplethAnswer } from "./choropleth/choropleth.schema";
import { FigureBrowser } from "./choropleth/figure-browser";
import { cantonsIndex } from "./words";
import styles from "./cantons-page.module.css";

const tIndex = translator("cantons-index", cantonsIndex);

export type CantonsPageProps = {
  state: "open" | "empty" | "unavailable";
  canSeeFigures: boolean;
  map: ChoroplethAnswer | null;
  /** For members who may read one canton in full. */
  sample: { code: string; name: string } | null;
};

export function CantonsPage({ state, canSeeFigures, map, sample }: CantonsPageProps) {
  return (
    <>
      <h1>{tIndex("index.title")}</h1>
      <p className={styles.lead}>{tIndex(canSeeFigures ? "index.lead" : "index.leadFree")}</p>
      {state === "open" ? (
        <>
          <Ways canSeeFigures={canSeeFigures} sample={sample} />
          {map ? <FigureBrowser {...map} /> : <CantonList />}
          {!canSeeFigures && (
            <div className={styles.locked}>
              <Alert kind="info">{tIndex("index.lockedFigures")}</Alert>
              <MembershipButton>{tIndex("index.membership")}</MembershipButton>
            </div>
          )}
        </>
      ) : (
        <Missing isUnavailable={state === "unavailable"} />
      )}
    </>
  );
}

function Ways({ canSeeFigures, sample }: Pick<CantonsPageProps, "canSeeFigures" | "sample">) {
  return (
    <p className={styles.ways}>
      {canSeeFigures ? (
        <>
          <Button variant="outline" to="/app/cantons/what-is-left">
            {tIndex("index.left")}
          </Button>
          <Button variant="outline" to="/app/cantons/compare">
            {tIndex("index.compare")}
          </Button>
        </>
      ) : (
        <>
          {sample && (
            <Button variant="outline" to={`/app/cantons/${sample.code}`}>
              {tIndex("index.sample", { name: sample.name })}
            </Button>
          )}
          <Button variant="outline" to="/app/members">
            {tIndex("index.members")}
          </Button>
        </>
      )}
    </p>
  );
}

export function CantonList() {
  return (
    <section aria-labelledby="canton-list" className={styles.section}>
      <h2 id="canton-list" className={text.heading}>
        {tIndex("list.title")}
      </h2>
      <p className={styles.cantonListLead}>{tIndex("list.lead")}</p>
      <ul className={styles.list}>
        {Object.entries(cantonNames).map(([code, name]) => (
          <li key={code}>
            <SmartLink to={`/app/cantons/${code}`} className={styles.cantonListLink}>
              {name}
              <span aria-hidden="true" className={`${text.small} ${text.faint}`}>
                {code}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ isUnavailable }: { isUnavailable: boolean }) {
  return (
    <>
      <StateMessage
        kind={isUnavailable ? "error" : "empty"}
        title={tIndex(isUnavailable ? "index.away" : "index.empty")}
      >
        {tIndex(isUnavailable ? "index.awayText" : "index.emptyText")}
      </StateMessage>
      <CantonList />
    </>
  );
}
