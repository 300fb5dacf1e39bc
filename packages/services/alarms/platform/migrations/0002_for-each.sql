CREATE TABLE "cw_alarm_instances" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"alarm_id" text,
	"app_id" text NOT NULL,
	"instance" text,
	"state" text NOT NULL,
	"state_time" bigint NOT NULL,
	"value" double precision,
	"base" integer NOT NULL,
	"threshold" double precision,
	CONSTRAINT "cw_alarm_instances_pkey" PRIMARY KEY("alarm_id","instance")
);

--> statement-breakpoint
DROP VIEW "cw_alarm_told";
--> statement-breakpoint
ALTER TABLE "cw_alarm_history" ADD COLUMN "instance" text;
--> statement-breakpoint
ALTER TABLE "cw_alarm_records" ADD COLUMN "instance" text;
--> statement-breakpoint
ALTER TABLE "cw_alarms" ADD COLUMN "for_each" text;
--> statement-breakpoint
CREATE VIEW "cw_alarm_told" AS (
  select n.page -> 'values' ->> 'alarmId' as alarm_id, n.values ->> 'instance' as instance, n.time as change_time, a.user_name, by.channel, by.state,
    by.reason, by.time
  from cw_notices n
  join cw_accounts a on a.user_id = n.recipient_id
  cross join lateral (
    select 'in-site' as channel, 'delivered' as state, null as reason, n.time as time where n.is_shown
    union all
    select o.channel, o.state, o.reason, coalesce(o.end_time, o.sent_time, o.create_time) as time from cw_outbox o
    where o.create_time = n.time and o.reference = n.notice_id and o.owner_team_id = n.team_id
  ) by
  where n.team_id = current_setting('cw.team') and n.topic = 'quality-alarm' and n.message is not null);
