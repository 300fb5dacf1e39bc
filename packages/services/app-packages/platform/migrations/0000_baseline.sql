-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_app_packages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"pkg_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"package_type" integer NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"object_id" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"success_status" integer NOT NULL,
	"fail_reason" text,
	"fail_message" text,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"package_name" text,
	"label" text,
	"version_name" text,
	"version_code" integer,
	"min_sdk" integer,
	"target_sdk" integer,
	"debuggable" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"abis" text[] DEFAULT '{}' NOT NULL,
	"signature_schemes" integer[] DEFAULT '{}' NOT NULL,
	"signer" jsonb,
	"contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sensitive_permission_desc" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"obb_main" jsonb,
	"obb_patch" jsonb,
	"stages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"end_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_package_claims" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"claim_id" text PRIMARY KEY NOT NULL,
	"package_name" text NOT NULL,
	"description" text NOT NULL,
	"proofs" jsonb NOT NULL,
	"state" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_app_packages_app" ON "cw_app_packages" USING btree ("team_id","app_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_app_packages_name" ON "cw_app_packages" USING btree ("package_name");
--> statement-breakpoint
CREATE INDEX "cw_package_claims_name" ON "cw_package_claims" USING btree ("team_id","package_name");
