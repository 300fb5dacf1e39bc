CREATE TABLE "cw_recall_led_messages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"flow_id" text,
	"node_id" text,
	"person" integer,
	"message_id" text NOT NULL,
	"from_time" bigint NOT NULL,
	"until_time" bigint NOT NULL,
	"shown_time" bigint,
	CONSTRAINT "cw_recall_led_messages_pkey" PRIMARY KEY("flow_id","node_id","person")
);

--> statement-breakpoint
CREATE INDEX "cw_recall_led_messages_person" ON "cw_recall_led_messages" ("app_id","person","until_time");
