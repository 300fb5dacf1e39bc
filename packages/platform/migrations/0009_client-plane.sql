CREATE TABLE "cw_client_writes" (
	"subject" text PRIMARY KEY NOT NULL,
	"writes" integer NOT NULL,
	"window_end" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_app_clients_key" ON "cw_app_clients" USING btree ("api_key");
