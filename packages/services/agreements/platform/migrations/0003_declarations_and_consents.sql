CREATE TABLE "cw_privacy_consents" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"consent_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"document_id" text NOT NULL,
	"lang" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"given" boolean NOT NULL,
	"consent_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_privacy_declarations" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"declaration_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"number" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"confirmed" text[] NOT NULL,
	"user_id" text NOT NULL,
	"sign_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_developer_consents" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"consent_id" text PRIMARY KEY,
	"recipient_id" text NOT NULL,
	"code" text NOT NULL,
	"version" text NOT NULL,
	"given" boolean NOT NULL,
	"consent_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_privacy_consents_subject" ON "cw_privacy_consents" ("document_id","lang","subject","consent_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_privacy_declarations_number" ON "cw_privacy_declarations" ("app_id","number");
--> statement-breakpoint
CREATE INDEX "cw_developer_consents_person" ON "cw_developer_consents" ("recipient_id","code","consent_time");
