ALTER TABLE "cw_recall_flows" ADD COLUMN "look_time" bigint;
