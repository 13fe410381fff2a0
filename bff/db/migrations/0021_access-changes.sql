-- Names users who may be out, to every process that holds connections open; at the commit, whoever wrote it.
CREATE FUNCTION "notify_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('portal_access', coalesce(to_jsonb(OLD) ->> 'user_id', OLD.id::text));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_access" AFTER UPDATE OF "revoked_at" ON "sessions"
	FOR EACH ROW WHEN (NEW.revoked_at IS DISTINCT FROM OLD.revoked_at) EXECUTE FUNCTION "notify_access"();
--> statement-breakpoint
CREATE TRIGGER "sessions_access_end" AFTER DELETE ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "notify_access"();
--> statement-breakpoint
CREATE TRIGGER "users_access" AFTER UPDATE OF "is_active", "cms_status" ON "users"
	FOR EACH ROW WHEN (NEW.is_active IS DISTINCT FROM OLD.is_active OR NEW.cms_status IS DISTINCT FROM OLD.cms_status)
	EXECUTE FUNCTION "notify_access"();
--> statement-breakpoint
CREATE TRIGGER "chat_participants_access" AFTER DELETE ON "chat_participants"
	FOR EACH ROW EXECUTE FUNCTION "notify_access"();
