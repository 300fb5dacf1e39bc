/** Messages for invited people who aren't signed in, in English. */
const en = {
  'teams.welcome': '{inviter} invites you to {team}',
  'teams.welcome.for': 'The invitation is for {account}.',
  'teams.welcome.expires': 'Expires',
  'teams.welcome.create': 'Create an account',
  'teams.welcome.signIn': 'Sign in',
  'teams.welcome.how': 'If {account} has an account already, sign in with it. Then you can accept.',
  'teams.welcome.over': 'This invitation from {team} can’t be used',
  'teams.welcome.over.accepted': 'It has been accepted. Sign in as {account} to work in the team.',
  'teams.welcome.over.declined': 'It was declined. Ask {inviter} for a new one if you want to join.',
  'teams.welcome.over.revoked': 'The team has revoked it. Ask {inviter} if you still want to join.',
  'teams.welcome.over.expired': 'It has expired. Ask {inviter} to send it again.',
} as const

export default en
