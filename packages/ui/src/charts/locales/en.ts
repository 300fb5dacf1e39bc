/** Messages of charts, in English. */
const en = {
  'chart.kind': 'chart',
  'chart.keys':
    'Use the arrow keys to move between points and Shift to select a range. Enter zooms in; Escape zooms out.',
  'chart.span': '{from} to {to}',
  'chart.selected': 'Selected: {from} to {to}',
  'chart.asTable': 'Show as table',
  'chart.asChart': 'Show as chart',
  'chart.zoomOut': 'Reset zoom',
  'chart.series': 'Series of {title}',
  'chart.previous': 'Previous period',
  'chart.previousOf': '{series}, previous period',
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
  'chart.compared': 'vs. {value} in the previous period',
  'chart.showAll': '{count, plural, one {Show all #} other {Show all #}}',
  'chart.showFewer': 'Show fewer',
  'chart.choose': 'Show only {name}',
  'chart.cohort': 'First day',
  'chart.cohortSize': 'Users',
  'chart.cohortDay': '{day, plural, one {Day #} other {Day #}}',
  'chart.average': 'Average',
} as const

export default en
