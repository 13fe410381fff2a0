ALTER TABLE "email_frequencies" ADD COLUMN "notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "has_old_portal_choices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
COMMENT ON COLUMN "email_frequencies"."has_old_portal_choices" IS 'not exported: says what is left to move';--> statement-breakpoint
-- The columns that the map replaces. They stay for the previous version, which may run beside this one.
CREATE FUNCTION "replaced_preferences"()
RETURNS TABLE ("old_column" text, "kind" text, "channel" text, "usual" boolean)
LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('wants_reply_mail', 'reply', 'mail', true),
		('wants_reply_push', 'reply', 'push', true),
		('wants_mention_mail', 'mention', 'mail', true),
		('wants_mention_push', 'mention', 'push', true),
		('wants_solution_mail', 'solution', 'mail', true),
		('wants_solution_push', 'solution', 'push', true),
		('wants_comment_mail', 'comment', 'mail', true),
		('wants_comment_push', 'comment', 'push', true),
		('wants_topic_mail', 'topic', 'mail', true),
		('wants_topic_push', 'topic', 'push', true),
		('wants_like_push', 'like', 'push', false),
		('wants_connection_mail', 'connection', 'mail', true),
		('wants_connection_push', 'connection', 'push', true),
		('wants_chat_mail', 'chat', 'mail', true),
		('wants_chat_push', 'chat', 'push', true),
		('wants_forum_asks', 'ask', 'portal', false),
		('wants_ask_mail', 'ask', 'mail', false),
		('wants_ask_push', 'ask', 'push', true),
		('wants_content_notice', 'content', 'portal', false),
		('wants_content_push', 'content', 'push', true),
		('wants_idea_mail', 'idea', 'mail', true),
		('wants_idea_push', 'idea', 'push', true),
		('wants_plan_mail', 'plan', 'mail', true),
		('wants_plan_push', 'plan', 'push', true),
		('wants_scenario_push', 'scenario', 'push', true),
		('wants_search_mail', 'offer', 'mail', true),
		('wants_offer_push', 'offer', 'push', true),
		('wants_rate_push', 'rate', 'push', true),
		('wants_support_push', 'support', 'push', true)
$$;--> statement-breakpoint
-- The map of a row's columns: what differs from the defaults. Choices that only the map has stay.
CREATE FUNCTION "choices_of_replaced_preferences"("preferences" jsonb, "before" jsonb)
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_object_agg("kind", "channels"), '{}') FROM (
		SELECT "kind", jsonb_object_agg("channel", "is_on") AS "channels" FROM (
			SELECT "kind", "channel", preferences -> "old_column" AS "is_on" FROM "replaced_preferences"()
			WHERE (preferences ->> "old_column")::boolean <> "usual"
			UNION ALL
			SELECT "chosen"."key", "of"."key", "of"."value"
			FROM jsonb_each("before") AS "chosen", jsonb_each("chosen"."value") AS "of"
			WHERE NOT EXISTS (
				SELECT FROM "replaced_preferences"() AS "replaced"
				WHERE "replaced"."kind" = "chosen"."key" AND "replaced"."channel" = "of"."key"
			)
		) AS "choices" GROUP BY "kind"
	) AS "kinds"
$$;--> statement-breakpoint
UPDATE "email_frequencies" SET
	"notification_choices" = "choices_of_replaced_preferences"(to_jsonb("email_frequencies"), '{}'),
	"has_old_portal_choices" = true;--> statement-breakpoint
-- The previous version wrote: its choices for the portal may have changed in Directus, too.
CREATE FUNCTION "follow_replaced_preferences"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.notification_choices := choices_of_replaced_preferences(to_jsonb(NEW), OLD.notification_choices);
	NEW.has_old_portal_choices := true;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_replaced_preferences"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN jsonb_populate_record(NEW, (
		SELECT jsonb_object_agg(
			"old_column",
			coalesce(NEW.notification_choices #> ARRAY["kind", "channel"], to_jsonb("usual"))
		) FROM "replaced_preferences"()
	));
END
$$;--> statement-breakpoint
-- Fires for the version that knows the map: it names no other column of these.
CREATE TRIGGER "keep_replaced_preferences" BEFORE UPDATE OF "notification_choices"
	ON "email_frequencies" FOR EACH ROW EXECUTE FUNCTION "keep_replaced_preferences"();--> statement-breakpoint
DO $$
DECLARE
	"names" text := (SELECT string_agg(quote_ident("old_column"), ', ') FROM "replaced_preferences"());
	"name" text;
BEGIN
	EXECUTE format(
		'CREATE TRIGGER "follow_replaced_preferences" BEFORE UPDATE OF %s ON "email_frequencies"
			FOR EACH ROW EXECUTE FUNCTION "follow_replaced_preferences"()',
		"names"
	);
	FOR "name" IN SELECT "old_column" FROM "replaced_preferences"() LOOP
		EXECUTE format(
			'COMMENT ON COLUMN "email_frequencies".%I IS %L',
			"name", 'not exported: notification_choices says the same'
		);
	END LOOP;
END
$$;
