CREATE TABLE "cw_known_devices" (
	"device_hash" text,
	"account" text,
	"address" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_known_devices_pkey" PRIMARY KEY("device_hash","account")
);

--> statement-breakpoint
CREATE INDEX "cw_known_devices_account" ON "cw_known_devices" ("account","time");
--> statement-breakpoint
CREATE INDEX "cw_known_devices_time" ON "cw_known_devices" ("time");
