CREATE TABLE "cw_app_series" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"series_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_app_series_members" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL,
	"series_id" text NOT NULL,
	"position" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_app_series_members" ADD CONSTRAINT "cw_app_series_members_series_id_cw_app_series_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."cw_app_series"("series_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_app_series_name" ON "cw_app_series" USING btree ("team_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "cw_app_series_members_series" ON "cw_app_series_members" USING btree ("series_id","position");
