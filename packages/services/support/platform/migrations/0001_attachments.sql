CREATE TABLE "cw_feedback_attachments" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"object_id" text PRIMARY KEY,
	"feedback_id" text NOT NULL,
	"app_id" text NOT NULL,
	"number" smallint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_feedback_attachments_of" ON "cw_feedback_attachments" ("feedback_id");
