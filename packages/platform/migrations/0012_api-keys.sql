CREATE TABLE "cw_api_suspensions" (
	"team_id" text DEFAULT current_setting('cw.team'),
	"api_id" text,
	"reason" text NOT NULL,
	CONSTRAINT "cw_api_suspensions_pkey" PRIMARY KEY("team_id","api_id")
);

--> statement-breakpoint
CREATE TABLE "cw_project_apis" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text,
	"api_id" text,
	"is_on" boolean NOT NULL,
	"user_id" text NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_project_apis_pkey" PRIMARY KEY("project_id","api_id")
);

--> statement-breakpoint
CREATE TABLE "cw_api_key_values" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"value_id" text PRIMARY KEY,
	"key_id" text NOT NULL,
	"app_id" text NOT NULL,
	"api_key" text NOT NULL,
	"valid_until" bigint,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_api_keys" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"key_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"key_name" text NOT NULL,
	"package_name" text,
	"fingerprint" text,
	"region" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
INSERT INTO "cw_api_keys" ("team_id", "key_id", "app_id", "key_name", "create_time", "update_time")
SELECT c."team_id", 'key-' || c."app_id", c."app_id", 'Default', a."create_time", a."create_time"
FROM "cw_app_clients" c JOIN "cw_apps" a ON a."app_id" = c."app_id";
--> statement-breakpoint
INSERT INTO "cw_api_key_values" ("team_id", "value_id", "key_id", "app_id", "api_key", "create_time")
SELECT c."team_id", 'key-' || c."app_id" || '-1', 'key-' || c."app_id", c."app_id", c."api_key", a."create_time"
FROM "cw_app_clients" c JOIN "cw_apps" a ON a."app_id" = c."app_id";
--> statement-breakpoint
DROP INDEX "cw_app_clients_key";
--> statement-breakpoint
ALTER TABLE "cw_app_clients" DROP COLUMN "api_key";
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_api_key_values_value" ON "cw_api_key_values" ("api_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_api_key_values_current" ON "cw_api_key_values" ("key_id") WHERE "valid_until" is null;
--> statement-breakpoint
CREATE INDEX "cw_api_key_values_app" ON "cw_api_key_values" ("app_id");
--> statement-breakpoint
CREATE INDEX "cw_api_keys_app" ON "cw_api_keys" ("app_id","create_time");
