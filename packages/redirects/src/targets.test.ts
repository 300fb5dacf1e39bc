import { expect, it } from 'vitest'
import { problemOfTarget, punycodeHost } from './targets.ts'

const rules = { ownOrigins: ['https://console.example:8443'], appSchemes: true }

it.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'https://müller.example/',
  'myapp://page/7',
  'com.example.app://page',
  'https://console.example/agreement/1',
  'https://example.com/?next=https://evil.example',
])('takes %s', (address) => {
  expect(problemOfTarget(address, rules)).toBeUndefined()
})

it.each([
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt://example.com/%0aalert(1)', 'scheme'],
  ['data:text/html,<script>alert(1)</script>', 'scheme'],
  ['data://text/html', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['blob:https://example.com/1', 'scheme'],
  ['view-source://example.com', 'scheme'],
  ['intent://x#Intent;package=com.evil;end', 'scheme'],
  ['mailto:a@example.com', 'scheme'],
  ['myapp:page', 'scheme'],
  ['java\tscript:alert(1)', 'not-an-address'],
  [' https://example.com', 'not-an-address'],
  ['https://example.com/\r\nSet-Cookie: a=b', 'not-an-address'],
  ['https:\\\\example.com', 'not-an-address'],
  ['https:example.com', 'not-an-address'],
  ['//example.com', 'not-an-address'],
  ['/page', 'not-an-address'],
  ['https://', 'not-an-address'],
  ['https://bank.example@evil.example/', 'credentials'],
  ['https://user:secret@example.com/', 'credentials'],
  ['https://@evil.example/', 'credentials'],
  ['myapp://user@page', 'credentials'],
  ['https://console.example:8443/l/abcd/efgh', 'loop'],
  ['http://console.example/l/abcd', 'loop'],
  ['https://CONSOLE.example:8443/%6c/abcd/efgh', 'loop'],
  ['https://console.example:8443//l/abcd/efgh', 'loop'],
  ['https://console.example.:8443/l/abcd/efgh', 'loop'],
  ['https://console.example:8443/x/../l/abcd/efgh', 'loop'],
  ['https://shop.drcn.agconnect.link/abcd', 'loop'],
  ['https://example.com/' + 'a'.repeat(1024), 'too-long'],
] as const)('refuses %j: %s', (address, problem) => {
  expect(problemOfTarget(address, rules)).toBe(problem)
})

it('takes only pages where an app can’t be opened', () => {
  expect(problemOfTarget('myapp://page', { ...rules, appSchemes: false })).toBe('not-a-page')
})

it('shows a host with other letters as browsers do', () => {
  expect(punycodeHost('https://аррӏе.example/')).toBe('xn--80ak6aa92e.example')
  expect(punycodeHost('https://apple.example/')).toBeUndefined()
})
