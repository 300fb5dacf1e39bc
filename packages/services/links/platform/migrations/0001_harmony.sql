CREATE TABLE "cw_ability_intents" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"intent_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"intent_name" text NOT NULL,
	"ability" text NOT NULL,
	"parameters" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_hm_codes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"code_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"link_id" text NOT NULL,
	"code_type" text NOT NULL,
	"code" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_link_domains" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"domain_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"domain" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"check_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_ability_intents_name" ON "cw_ability_intents" ("team_id","app_id","intent_name");
--> statement-breakpoint
CREATE INDEX "cw_hm_codes_app" ON "cw_hm_codes" ("team_id","app_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_hm_codes_link" ON "cw_hm_codes" ("link_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_hm_codes_code" ON "cw_hm_codes" ("code");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_link_domains_domain" ON "cw_link_domains" ("team_id","app_id","domain");
