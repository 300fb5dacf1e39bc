/** Messages of charts, in English. */
const en = {
  'chart.kind': 'chart',
  'chart.keys':
    'Arrow keys move from point to point, with Shift they select a span. Enter zooms into it, Escape goes back.',
  'chart.span': '{from} to {to}',
  'chart.selected': 'Selected: {from} to {to}',
  'chart.asTable': 'Show as table',
  'chart.asChart': 'Show as chart',
  'chart.zoomOut': 'Reset zoom',
  'chart.series': 'Series of {title}',
  'chart.previous': 'Period before',
  'chart.previousOf': '{series}, period before',
  'chart.day': 'Date',
  'chart.hour': 'Time (UTC)',
  'chart.point': 'Point',
  'chart.total': 'Total',
  'chart.share': 'Share',
  'chart.noData': 'No data in this period',
  'chart.up': 'Up',
  'chart.down': 'Down',
  'chart.same': 'No change',
  'chart.points': '{value} pp',
  'chart.compared': 'against {value} in the period before',
  'chart.showAll': '{count, plural, one {Show all #} other {Show all #}}',
  'chart.showFewer': 'Show fewer',
  'chart.choose': 'Show only {name}',
  'chart.cohort': 'First day',
  'chart.cohortSize': 'Users',
  'chart.cohortDay': '{day, plural, one {Day #} other {Day #}}',
  'chart.average': 'Average',
} as const

export default en
