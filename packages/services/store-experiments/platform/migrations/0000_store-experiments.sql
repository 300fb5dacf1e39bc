CREATE TABLE "cw_custom_pages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"page_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"page_name" text NOT NULL,
	"material_id" text,
	"materials" jsonb NOT NULL,
	"state" text NOT NULL,
	"passed_materials" jsonb,
	"is_active" boolean NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"submit_time" bigint,
	"audit_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_dynamic_icons" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"icon_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"icon_name" text NOT NULL,
	"image_id" text NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"submit_time" bigint,
	"audit_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_harmony_materials" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"material_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"material_name" text NOT NULL,
	"device_type" integer NOT NULL,
	"materials" jsonb NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"submit_time" bigint,
	"audit_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_material_tests" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"test_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"test_name" text NOT NULL,
	"target" text NOT NULL,
	"lang" text,
	"countries" text[] NOT NULL,
	"original_id" text NOT NULL,
	"variants" jsonb NOT NULL,
	"original_materials" jsonb,
	"traffic_percent" integer NOT NULL,
	"days" integer NOT NULL,
	"start_mode" text NOT NULL,
	"goal" text NOT NULL,
	"method" text NOT NULL,
	"alpha" double precision NOT NULL,
	"effect" double precision NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"submit_time" bigint,
	"audit_time" bigint,
	"planned_visitors" integer,
	"start_time" bigint,
	"end_time" bigint,
	"stop_reason" text,
	"outcome" jsonb,
	"applied_variant_id" text,
	"applied_changes" jsonb DEFAULT '[]' NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_custom_pages_app" ON "cw_custom_pages" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_dynamic_icons_app" ON "cw_dynamic_icons" ("team_id","app_id","start_time");
--> statement-breakpoint
CREATE INDEX "cw_harmony_materials_app" ON "cw_harmony_materials" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_material_tests_app" ON "cw_material_tests" ("team_id","app_id","state");
