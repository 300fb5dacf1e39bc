CREATE TABLE "cw_embedding_origins" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"origin_id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_embedding_origins_origin" ON "cw_embedding_origins" USING btree ("origin","team_id");
