DROP VIEW "public"."cw_team_invitations";
--> statement-breakpoint
ALTER TABLE "cw_invitations" ADD COLUMN "phone" text;
--> statement-breakpoint
CREATE VIEW "public"."cw_team_invitations" AS (
  select i.invitation_id, i.member_id, i.account, i.phone, i.roles, i.app_scope, i.app_ids, i.message, i.inviter_id, a.user_name as inviter_name, i.state, i.create_time, i.expire_time, i.answer_time
  from cw_invitations i join cw_accounts a on a.user_id = i.inviter_id
  where i.team_id = current_setting('cw.team'));
