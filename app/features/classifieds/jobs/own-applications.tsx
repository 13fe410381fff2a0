import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { offerKinds } from "../../../../contract/classifieds/offers.ts";
import type { FollowedJob } from "./applications.server";
import { jobs as words } from "./words";
import styles from "../frame/classifieds.module.css";

const t = translator("jobs", words);

/** Null while unavailable. */
export function OwnApplications({ applications }: { applications: readonly FollowedJob[] | null }) {
  return (
    <details>
      <summary>{t("tracker.own")}</summary>
      {applications?.length === 0 && (
        <p className={`${text.small} ${text.muted}`}>{t("tracker.none")}</p>
      )}
      <ul className={layout.stack}>
        {applications?.map((followed) => (
          <Followed key={followed.id} followed={followed} />
        ))}
      </ul>
    </details>
  );
}

function Followed({ followed: { id, job, state, note } }: { followed: FollowedJob }) {
  const title = job?.title ?? t("tracker.gone");
  return (
    <li className={`${layout.cluster} ${layout.wide}`}>
      {job ? (
        <PageLink
          to={`${to(offerKinds.jobs.path)}?offer=${job.slug}`}
          className={`${text.link} ${text.tap} ${styles.title}`}
        >
          {title}
        </PageLink>
      ) : (
        <span>{title}</span>
      )}
      <span className={`${text.small} ${text.muted}`}>
        {[t(`tracker.states.${state}`), note].filter(Boolean).join(" · ")}
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="unfollow" />
        <input type="hidden" name="item" value={id} />
        <Button
          type="submit"
          variant="text"
          size="sm"
          aria-label={t("tracker.removeOf", { title })}
        >
          {t("tracker.remove")}
        </Button>
      </Form>
    </li>
  );
}
