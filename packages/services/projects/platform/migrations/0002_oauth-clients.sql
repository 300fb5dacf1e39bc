CREATE TABLE "cw_oauth_clients" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"client_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"client_name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"secret_hash" text NOT NULL,
	"previous_hash" text,
	"previous_until" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_oauth_clients_app" ON "cw_oauth_clients" USING btree ("app_id","create_time");
