CREATE TABLE "cw_service_orders" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"order_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"service" text NOT NULL,
	"region" text NOT NULL,
	"state" text NOT NULL,
	"suspension" text,
	"user_id" text NOT NULL,
	"active_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_service_orders_service" ON "cw_service_orders" USING btree ("team_id","service","region");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_service_orders_current" ON "cw_service_orders" USING btree ("project_id","service","region") WHERE "cw_service_orders"."state" <> 'cancelled';
