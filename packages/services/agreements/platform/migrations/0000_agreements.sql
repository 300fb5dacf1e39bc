CREATE TABLE "cw_agreements" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"agreement_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"document_id" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"require_confirm" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"effective_time" bigint,
	"submit_time" bigint,
	"round" integer DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_agreement_publications" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"agreement_id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"version" integer NOT NULL,
	"published_app_name" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"sha256" text NOT NULL,
	"effective_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_agreements_app" ON "cw_agreements" USING btree ("team_id","app_id","update_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_agreements_version" ON "cw_agreements" USING btree ("document_id","lang","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_agreements_open" ON "cw_agreements" USING btree ("document_id","lang") WHERE "cw_agreements"."state" not in ('effective', 'replaced');
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_agreement_publications_version" ON "cw_agreement_publications" USING btree ("document_id","lang","version");
--> statement-breakpoint
CREATE VIEW "public"."cw_public_agreements" AS (select "document_id", "type", "lang", "version", "published_app_name", "title", "content", "sha256", "effective_time" from "cw_agreement_publications");
