CREATE TABLE "cw_permission_requests" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"request_id" text PRIMARY KEY NOT NULL,
	"permission" text NOT NULL,
	"scene" text NOT NULL,
	"materials" jsonb NOT NULL,
	"state" text NOT NULL,
	"objection" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_permission_requests_permission" ON "cw_permission_requests" USING btree ("team_id",lower("permission"));
