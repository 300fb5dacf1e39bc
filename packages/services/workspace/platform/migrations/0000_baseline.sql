CREATE TABLE "cw_visits" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_visits_team_id_user_id_kind_thing_id_pk" PRIMARY KEY("team_id","user_id","kind","thing_id")
);

--> statement-breakpoint
CREATE INDEX "cw_visits_time" ON "cw_visits" USING btree ("team_id","user_id","time");
