ALTER TABLE "cw_app_versions" ADD COLUMN "permission_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_app_versions" ADD COLUMN "encryption" text;
