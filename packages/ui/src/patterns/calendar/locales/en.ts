/** Messages of calendars, in English. */
const en = {
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.today': 'This month',
  'calendar.month':
    '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}} {year}',
  'calendar.weekdays': 'Mon Tue Wed Thu Fri Sat Sun',
  'calendar.none': 'Nothing this month',
  'calendar.days': '{from} to {to}',
  'calendar.since': 'From {from}',
} as const

export default en
