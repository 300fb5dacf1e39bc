ALTER TABLE "cw_channel_configs" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;
