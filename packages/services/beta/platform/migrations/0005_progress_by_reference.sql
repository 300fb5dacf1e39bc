DROP VIEW "cw_beta_tester_progress";
--> statement-breakpoint
CREATE VIEW "cw_beta_tester_progress" AS (
  select t.tester_id, t.group_id, t.hw_account, t.nick_name, t.country, t.create_time, i.invite_time,
    mail.state as mail_state, mail.reason as mail_reason, i.accept_time, coalesce(s.downloads, 0) as downloads,
    case
      when s.state in ('left', 'removed') then s.state
      when exists (select from cw_beta_feedback f where f.version_id = s.version_id and f.user_id = s.user_id) then 'feedback'
      when s.used_days > 0 then 'used'
      when s.downloads > 0 then 'downloaded'
      when s.state = 'joined' or i.accept_time is not null then 'accepted'
      when mail.state = 'failed' then 'returned'
      when i.invitee_id is not null then 'invited'
      else 'added' end as step
  from cw_beta_testers t
  left join lateral (
    select * from cw_beta_invitees told
    where told.team_id = t.team_id and told.account_key = t.account_key order by told.invite_time desc limit 1
  ) i on true
  left join lateral (
    select * from cw_beta_subscriptions place
    where place.team_id = t.team_id and place.app_id = i.app_id and place.user_id = i.user_id
    order by place.join_time desc limit 1
  ) s on true
  left join lateral (
    select sent.state, sent.reason from cw_outbox sent
    where sent.reference = i.invitee_id and sent.topic = 'beta-invitation'
      and sent.owner_team_id = current_setting('cw.team')
    order by sent.create_time desc limit 1
  ) mail on true
  where t.team_id = current_setting('cw.team'));
