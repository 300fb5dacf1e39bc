/** What is wrong with a value in a form, in English. */
const en = {
  'issue.required': 'Enter a value',
  'issue.minLength': '{count, plural, one {Enter at least # character} other {Enter at least # characters}}',
  'issue.maxLength': '{count, plural, one {Use at most # character} other {Use at most # characters}}',
  'issue.minValue': 'Enter {value} or more',
  'issue.maxValue': 'Enter {value} or less',
  'issue.integer': 'Enter a whole number',
  'issue.date': 'Enter a valid date',
  'issue.email': 'Enter an email address such as name@example.com',
} as const

export default en
