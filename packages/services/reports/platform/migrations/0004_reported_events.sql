CREATE TABLE "cw_reported_days" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"day" date,
	"requests" integer NOT NULL,
	CONSTRAINT "cw_reported_days_pkey" PRIMARY KEY("app_id","day")
);

--> statement-breakpoint
CREATE TABLE "cw_reported_ids" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"event_id" text,
	"kept_until" bigint NOT NULL,
	CONSTRAINT "cw_reported_ids_pkey" PRIMARY KEY("app_id","event_id")
);

--> statement-breakpoint
CREATE TABLE "cw_reported_people" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"person_key" text,
	"person" integer NOT NULL,
	"install_day" date NOT NULL,
	CONSTRAINT "cw_reported_people_pkey" PRIMARY KEY("app_id","person_key")
);

--> statement-breakpoint
CREATE TABLE "cw_reported_texts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"column" text,
	"value" text,
	CONSTRAINT "cw_reported_texts_pkey" PRIMARY KEY("app_id","column","value")
);

--> statement-breakpoint
CREATE TABLE "cw_reporting_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY,
	"next_person" integer NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_report_events_use" ON "cw_report_events" ("team_id","app_id","person","day") WHERE kind = 8 and person >= 2010000000;
--> statement-breakpoint
CREATE INDEX "cw_reported_ids_kept" ON "cw_reported_ids" ("app_id","kept_until");
--> statement-breakpoint
UPDATE "cw_report_people" SET "active_days" = rtrim("active_days"::text, '0')::varbit WHERE bit_count("active_days") > 0 AND get_bit("active_days", length("active_days") - 1) = 0;
