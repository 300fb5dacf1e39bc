/** The words of teams and of what every team has for the audit trail and the permissions, in English. */
const en = {
  'areas.teams': 'Team',

  // Permissions.
  'rights.teams.manage': 'Manage members',
  'rights.teams.manage.help': 'Invite, create, change and remove members.',
  'rights.teams.permissions': 'Manage permissions',
  'rights.teams.permissions.help': 'Set what roles and members may do.',
  'rights.teams.providers': 'Manage service providers',
  'rights.teams.providers.help': 'Say who works for the team from outside, and what they may see.',
  'rights.teams.test-users': 'Manage test users',
  'rights.teams.test-users.help': 'Add, edit and delete accounts for tests.',
  'rights.teams.embedding': 'Allow embedding',
  'rights.teams.embedding.help': 'Say which origins may show the team’s widgets on their pages.',
  'rights.teams.compliance': 'Sign export compliance',
  'rights.teams.compliance.help': 'Sign the statement in the team’s name.',
  'rights.teams.audit': 'Read the audit trail',
  'rights.teams.audit.help': 'See who changed what, over all services.',

  // Things after a verb, and acts that say more than these two.
  'things.teams.main-user': 'a main user',
  'things.teams.sub-user': 'a sub-user',
  'things.teams.member': 'a member',
  'things.teams.service-provider': 'a service provider',
  'things.teams.test-user': 'a test user',
  'things.teams.embedding-origin': 'an origin that may embed',
  'things.teams.export-compliance': 'the export-compliance statement',
  'acts.teams.user-team.leave': 'Left the team',
  'acts.teams.team.switch': 'Switched team',
  'acts.teams.member.update': 'Changed roles or scope of a member',
  'acts.teams.sub-user.reset-password': 'Reset the password of a sub-user',
  'acts.teams.sub-user.restore': 'Let a sub-user in again',
  'acts.teams.invitation.create': 'Invited somebody to the team',
  'acts.teams.invitation.resend': 'Sent an invitation again',
  'acts.teams.invitation.revoke': 'Revoked an invitation',
  'acts.teams.own-invitation.accept': 'Joined the team',
  'acts.teams.own-invitation.decline': 'Declined an invitation',
  'acts.teams.role-permission.update': 'Changed what roles may do',
  'acts.teams.user-permission.update': 'Changed what a member may do',
  'acts.teams.invitation-expiry': 'Let an invitation expire',
  'acts.teams.test-user-expiry': 'Let a test user expire',
  'acts.teams.service-provider-end': 'Ended the work of a service provider',
  'acts.teams.real-name-check': 'Checked a real name',

  // Rows and their fields.
  'rows.teams.members': 'Member',
  'rows.teams.invitations': 'Invitation',
  'rows.teams.role_deviations': 'Permission of a role',
  'rows.teams.permission_exceptions': 'Permission of a member',
  'rows.teams.service_providers': 'Service provider',
  'rows.teams.test_users': 'Test user',
  'rows.teams.embedding_origins': 'Origin that may embed',
  'rows.teams.compliance_signatures': 'Signature',
  'fields.teams.member_id': 'Member ID',
  'fields.teams.roles': 'Roles',
  'fields.teams.app_scope': 'App scope',
  'fields.teams.app_ids': 'Apps',
  'fields.teams.invite_time': 'Invited',
  'fields.teams.join_time': 'Joined',
  'fields.teams.last_seen_time': 'Last seen',
  'fields.teams.remove_time': 'Removed',
  'fields.teams.invitation_id': 'Invitation ID',
  'fields.teams.invitee_id': 'Invited person',
  'fields.teams.account': 'Account',
  'fields.teams.message': 'Message',
  'fields.teams.inviter_id': 'Invited by',
  'fields.teams.token_hash': 'Link',
  'fields.teams.expire_time': 'Expires',
  'fields.teams.answer_time': 'Answered',
  'fields.teams.role': 'Role',
  'fields.teams.permission': 'Permission',
  'fields.teams.held': 'Held',
  'fields.teams.provider_id': 'Provider ID',
  'fields.teams.provider_name': 'Name of the provider',
  'fields.teams.contact_name': 'Contact',
  'fields.teams.contact_mail': 'Email',
  'fields.teams.contact_phone': 'Telephone',
  'fields.teams.areas': 'May see',
  'fields.teams.valid_until': 'Valid until',
  'fields.teams.test_user_id': 'Test user ID',
  'fields.teams.nick_name': 'Name',
  'fields.teams.origin_id': 'Origin ID',
  'fields.teams.origin': 'Origin',
  'fields.teams.version': 'Version of the statement',
  'fields.teams.sign_time': 'Signed',

  'areas.notices': 'Notices',

  // Acts.
  'acts.notices.user-notice-setting.update': 'Changed own notices',

  // Rows and their fields.
  'rows.notices.notice_switches': 'Notice',
  'fields.notices.topic': 'Notice',
  'fields.notices.channel': 'Way',
  'fields.notices.enabled': 'Switched on',

  'areas.files': 'Files',

  // Things after a verb, and acts that say more than these two.
  'things.files.object': 'a file',
  'things.files.objects': 'files',
  'acts.files.object.upload-by-url': 'Uploaded a file from an address',
  'acts.files.object-upload-url.get': 'Began an upload',
  'acts.files.object-upload-url-v2.get': 'Began an upload',
  'acts.files.objects-upload-url.get': 'Began uploads',
  'acts.files.multipart-upload.init': 'Began an upload in parts',
  'acts.files.multipart-upload.parts': 'Went on with an upload',
  'acts.files.multipart-upload.compose': 'Finished an upload',
  'acts.files.multipart-upload.abort': 'Gave up an upload',
  'acts.files.sweep': 'Cleared files that nobody uses',

  // Rows and their fields.
  'rows.files.objects': 'File',
  'fields.files.biz_tag': 'Purpose',
  'fields.files.storage_key': 'Place of the bytes',
  'fields.files.request_id': 'Request ID',
  'fields.files.upload_time': 'Uploaded',

  'areas.orchestration': 'Processes',

  // Acts.
  'acts.orchestration.invoke': 'Ran a process',
  'acts.orchestration.version-on-shelf.submit': 'Submitted a version for release',

  'areas.lead-report': 'Use of services',

  // Acts.
  'acts.lead-report.behaviour.report': 'Reported what was looked at',

  // Rows and their fields.
  'rows.lead-report.lead_reports': 'Look at a service',
  'fields.lead-report.report_id': 'Report ID',
  'fields.lead-report.report_session': 'Session',
  'fields.lead-report.data_type': 'Kind of thing',
  'fields.lead-report.service_id': 'Service ID',
  'fields.lead-report.service_code': 'Code of the service',
  'fields.lead-report.menu_id': 'Menu entry',
} as const

export default en
