/** Messages of the page with the team's use of the console, in English. */
const en = {
  'teams.usage.services': 'Services opened',
  'teams.usage.services.empty': 'No services opened yet. Only teams in China report this.',
  'teams.usage.services.count':
    '{sessions, plural, one {# session} other {# sessions}}, {members, plural, one {# member} other {# members}}',
  'teams.usage.demoProject': 'Demo project',
  'teams.usage.visits': 'Page views and clicks',
  'teams.usage.visits.body': 'Counted by day. Nothing records which member it was.',
  'teams.usage.visits.empty': 'No page views yet',
  'teams.usage.visits.emptyBody': 'Page views and clicks appear here if analytics are on.',
  'teams.usage.page': 'Page',
  'teams.usage.event': 'Event',
  'teams.usage.pageView': 'View',
  'teams.usage.click': 'Click',
  'teams.usage.element': 'Element',
  'teams.usage.count': 'Count',
  'teams.usage.lastTime': 'Last time',
} as const

export default en
