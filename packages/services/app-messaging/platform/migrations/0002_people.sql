CREATE TABLE "cw_message_people" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"message_id" text,
	"kind" text,
	"person_key" text,
	CONSTRAINT "cw_message_people_pkey" PRIMARY KEY("message_id","kind","person_key")
);

--> statement-breakpoint
CREATE INDEX "cw_message_events_time" ON "cw_message_events" ("team_id","app_id","time");
--> statement-breakpoint
INSERT INTO "cw_message_people" ("team_id", "app_id", "message_id", "kind", "person_key")
SELECT DISTINCT "team_id", "app_id", "message_id", "kind", "person_key" FROM "cw_message_events"
WHERE "kind" IN ('impression', 'click');
