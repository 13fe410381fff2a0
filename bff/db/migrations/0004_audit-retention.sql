-- Events older than eighty-nine days may go (the job keeps ninety); nothing else may change.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.occurred_at < now() - interval '89 days' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_events is append-only';
END
$$;
