CREATE VIEW "cw_alarm_told" AS (
  select n.page -> 'values' ->> 'alarmId' as alarm_id, n.time as change_time, a.user_name, by.channel, by.state,
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
