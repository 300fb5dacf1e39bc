CREATE TABLE "cw_message_tests" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"test_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"message_id" text NOT NULL,
	"person_id" text NOT NULL,
	"person_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"shown_time" bigint
);

--> statement-breakpoint
CREATE INDEX "cw_message_tests_person" ON "cw_message_tests" ("app_id","person_key");
--> statement-breakpoint
CREATE INDEX "cw_message_tests_message" ON "cw_message_tests" ("message_id","time");
