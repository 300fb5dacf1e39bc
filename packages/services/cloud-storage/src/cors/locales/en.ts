/** Messages of CORS rules, in English. */
const en = {
  'cloud-storage.cors.body':
    'Browsers check these rules before a page from another origin can read or change files. The first matching rule applies.',
  'cloud-storage.cors.empty': 'No CORS rules',
  'cloud-storage.cors.emptyBody':
    'Apps and pages on the bucket’s own origin don’t need rules. Add one for web pages hosted elsewhere.',
  'cloud-storage.cors.rule': 'Rule {number}',
  'cloud-storage.cors.add': 'Add rule',
  'cloud-storage.cors.full': 'You can have at most {count} rules',
  'cloud-storage.cors.up': 'Move rule {number} up',
  'cloud-storage.cors.down': 'Move rule {number} down',
  'cloud-storage.cors.remove': 'Remove rule {number}',
  'cloud-storage.cors.origins': 'Origins',
  'cloud-storage.cors.origins.help':
    'One per line, such as https://www.example.com or https://*.example.com. * alone matches every origin.',
  'cloud-storage.cors.origins.wrong':
    'Enter at least one origin: scheme and host, without a path and with at most one *.',
  'cloud-storage.cors.methods': 'Methods',
  'cloud-storage.cors.methods.wrong': 'Choose at least one method.',
  'cloud-storage.cors.headers': 'Request headers',
  'cloud-storage.cors.headers.help': 'One per line. * allows all.',
  'cloud-storage.cors.headers.wrong': 'Enter header names, with at most one *.',
  'cloud-storage.cors.exposeHeaders': 'Exposed headers',
  'cloud-storage.cors.exposeHeaders.help': 'One per line, such as etag.',
  'cloud-storage.cors.exposeHeaders.wrong': 'Enter header names.',
  'cloud-storage.cors.maxAge': 'Cache duration (seconds)',
  'cloud-storage.cors.maxAge.help': 'How long a browser caches the response, up to 86,400.',
  'cloud-storage.cors.maxAge.wrong': 'Enter a number from 0 to 86,400.',
  'cloud-storage.cors.wrong': 'Some fields aren’t valid',
  'cloud-storage.cors.saved': 'CORS rules saved',
  'cloud-storage.cors.removeAll': 'Remove all rules',
  'cloud-storage.cors.removeAll.title': 'Remove all CORS rules?',
  'cloud-storage.cors.removeAll.body': 'Web pages on other origins can no longer read or change the files.',
  'cloud-storage.cors.removed': 'CORS rules removed',
  'cloud-storage.cors.try': 'Try it',
  'cloud-storage.cors.try.body': 'See which rule applies to a page’s request. Unsaved changes are included.',
  'cloud-storage.cors.try.origin': 'Page origin',
  'cloud-storage.cors.try.method': 'Method',
  'cloud-storage.cors.try.headers': 'Request headers',
  'cloud-storage.cors.try.allowed': 'Rule {number} allows it',
  'cloud-storage.cors.try.denied': 'No rule allows it',
  'cloud-storage.cors.try.deniedBody': 'The browser doesn’t give the page the response.',
} as const

export default en
