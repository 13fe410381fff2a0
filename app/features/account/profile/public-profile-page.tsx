import type { ReactNode } from "react";
import { formatDateTime, formatMonth } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Avatar } from "~/ui/media/avatar";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { VISIBILITIES } from "../../../../contract/account/profile.ts";
import { languageName } from "./profile-choices";
import type { PublicProfile } from "./public-profile.server";
import styles from "./public-profile-page.module.css";

const t = translator("profile", words);

export function ProfilePreview({ profile, posts }: Omit<PublicProfilePageProps, "actions">) {
  return (
    <>
      <div className={styles.own}>
        <p className={`${text.small} ${text.faint}`}>{t("show.previewing")}</p>
        <Button to={to(`/app/profile/${profile.directusUserId}`)} variant="outline">
          {t("show.previewEnd")}
        </Button>
      </div>
      <PublicProfilePage profile={profile} posts={posts} />
    </>
  );
}

type FieldLevelProps = {
  levels: readonly { field: string; level: string }[];
  field: string;
};

function FieldLevel({ levels, field }: FieldLevelProps) {
  const fieldLevel = levels.find((each) => each.field === field);
  const level = VISIBILITIES.find((each) => each === fieldLevel?.level);
  return level ? <span className={styles.level}>{t(`show.levels.${level}`)}</span> : null;
}

type PublicProfilePageProps = {
  profile: PublicProfile;
  actions?: ReactNode;
  posts?: ReactNode;
};

export function PublicProfilePage({ profile, actions, posts }: PublicProfilePageProps) {
  const { directusUserId, name, isOwn, bio, levels } = profile;
  const place = [...new Set([profile.city, profile.canton])].filter(Boolean).join(", ");
  const lists = [
    {
      field: "spokenLanguages",
      title: t("show.spokenLanguages"),
      items: profile.spokenLanguages.map(languageName),
    },
    { field: "skills", title: t("show.skills"), items: profile.skills },
    { field: "interests", title: t("show.interests"), items: profile.interests },
  ].filter(({ items }) => items.length > 0);
  const isEmpty = !bio && lists.length === 0 && profile.links.length === 0;
  const edit = to(`/app/profile/${directusUserId}/edit`);
  const level = (field: string) => <FieldLevel levels={levels} field={field} />;
  return (
    <article>
      <header className={styles.header}>
        <Avatar name={name} picture={profile.avatar} size="xl" />
        <div className={styles.who}>
          <h1 className={styles.name}>{name}</h1>
          {profile.avatar && isOwn && (
            <p className={styles.fact}>
              {t("photo.title")} {level("avatar")}
            </p>
          )}
          {profile.profession && (
            <p className={styles.fact}>
              {profile.profession} {level("profession")}
            </p>
          )}
          {place && (
            <p className={styles.fact}>
              {place} {level("place")}
            </p>
          )}
          {profile.inSwitzerlandSince && (
            <p className={styles.fact}>
              {t("show.since", { date: formatMonth(profile.inSwitzerlandSince) })}{" "}
              {level("inSwitzerlandSince")}
            </p>
          )}
          {profile.asOf && (
            <p className={`${text.small} ${text.faint}`}>
              {t("show.asOf", { when: formatDateTime(profile.asOf) })}
            </p>
          )}
          {profile.memberSince && (
            <p className={`${text.small} ${text.faint}`}>
              {t("show.memberSince", { date: formatMonth(profile.memberSince) })}
            </p>
          )}
        </div>
      </header>
      {!isOwn && actions}
      {isOwn && (
        <div className={styles.own}>
          {!isEmpty && <p className={`${text.small} ${text.faint}`}>{t("show.own")}</p>}
          <div className={layout.cluster}>
            <Button to={edit} variant={isEmpty ? "outline" : "fill"}>
              {t("pages.edit")}
            </Button>
            <Button to={to(`/app/profile/${directusUserId}?as=member`)} variant="outline">
              {t("show.preview")}
            </Button>
            <Button to={to("/app/profile/connections")} variant="outline">
              {t("show.connections")}
            </Button>
            <Button to={to(`/app/profile/${directusUserId}/account`)} variant="outline">
              {t("pages.account")}
            </Button>
          </div>
        </div>
      )}
      {bio && (
        <Part title={t("show.bio")} level={level("bio")}>
          <p className={styles.bio}>{bio}</p>
        </Part>
      )}
      {lists.map(({ field, title, items }) => (
        <Part key={field} title={title} level={level(field)}>
          <ul className={`${layout.cluster} ${layout.tight}`}>
            {items.map((item) => (
              <li key={item}>
                <Tag isChip>{item}</Tag>
              </li>
            ))}
          </ul>
        </Part>
      ))}
      {profile.links.length > 0 && (
        <Part title={t("show.links")} level={level("links")}>
          <ul className={`${layout.stack} ${layout.tight}`}>
            {profile.links.map((link) => (
              <li key={link}>
                <SmartLink to={link} className={`${text.link} ${text.tap}`}>
                  {link.replace(/^https:\/\//, "")}
                </SmartLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {isEmpty && !profile.isBlocked && (
        <StateMessage
          kind="empty"
          icon="user"
          title={isOwn ? t("show.emptyOwn") : t("show.empty", { name })}
          action={isOwn && <Button to={edit}>{t("show.fill")}</Button>}
        >
          {isOwn && t("show.emptyOwnText")}
        </StateMessage>
      )}
      {posts && <div className={styles.posts}>{posts}</div>}
    </article>
  );
}

type PartProps = { title: string; level: ReactNode; children: ReactNode };

function Part({ title, level, children }: PartProps) {
  return (
    <section className={styles.section}>
      <h2>
        {title} {level}
      </h2>
      {children}
    </section>
  );
}
