-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_compliance_signatures" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"version" text NOT NULL,
	"user_id" text NOT NULL,
	"sign_time" bigint NOT NULL,
	CONSTRAINT "cw_compliance_signatures_team_id_version_pk" PRIMARY KEY("team_id","version")
);

--> statement-breakpoint
CREATE TABLE "cw_notice_switches" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_notice_switches_team_id_user_id_topic_channel_pk" PRIMARY KEY("team_id","user_id","topic","channel")
);

--> statement-breakpoint
CREATE TABLE "cw_service_providers" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"provider_id" text PRIMARY KEY NOT NULL,
	"provider_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mail" text NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"areas" text[] NOT NULL,
	"app_scope" text NOT NULL,
	"app_ids" text[] NOT NULL,
	"valid_until" bigint,
	"note" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_test_users" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"test_user_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"nick_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"valid_until" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_service_providers_name" ON "cw_service_providers" USING btree ("team_id",lower("provider_name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_test_users_account" ON "cw_test_users" USING btree ("team_id",lower("account"));
