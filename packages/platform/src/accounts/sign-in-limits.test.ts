import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { demoAccount, demoAccounts, demoSubUser, demoUnionAccount } from '../demo/people.ts'
import { networkOf } from '../internet/outside.ts'
import { readOutbox } from '../outbox/read-outbox.ts'
import { findAcquaintance, readDevice } from './known-devices.ts'
import { accounts } from './tables.ts'
import { beginAttempt } from './throttle.ts'
import { createRawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { calls } from '@console-widgets/teams/contract'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'

const minute = 60_000

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
afterAll(() => test.close())

let addresses = 0
const browse = () => createRawBrowser(test.platform, { address: `192.0.2.${++addresses}` })

/** Begins an attempt without a password, whose hash is slow to compare. */
const attempt = async (name: string, address: string) => {
  const subjects = { account: `account:${name}`, address: `address:${networkOf(address)}` }
  const begun = await beginAttempt(test.platform.services.database, subjects, test.clock.now)
  return 'retryAfter' in begun ? undefined : begun
}

/** Fails once with each of some accounts. @returns how many were allowed to */
const failOften = async (address: string, count: number) => {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const begun = await attempt(`unknown-${index}`, address)
      await begun?.fail()
      return begun !== undefined
    }),
  )
  return answers.filter(Boolean).length
}

describe('rate limit', () => {
  // Clear the limits that another test has hit.
  beforeEach(() => test.clock.advance(16 * minute))

  const fail = (account: string, address: string) =>
    createRawBrowser(test.platform, { address }).submit({ account, password: 'wrong' })
  const succeed = (account: string, address: string) => createRawBrowser(test.platform, { address }).submit({ account })

  it('locks an account for 15 minutes after ten failures from any address', async () => {
    const { account } = demoAccounts.finance
    for (let count = 0; count < 10; count++) expect((await fail(account, `198.51.100.${count}`)).status).toBe(401)
    const shut = await succeed(account, '198.51.100.99')
    expect(shut.status).toBe(429)
    expect(Number(shut.headers.get('retry-after'))).toBe(15 * 60)
    expect(await shut.text()).toContain('Try again in 15 minutes')
    expect((await succeed(demoAccounts.development.account, '198.51.100.99')).status).toBe(303)
    test.clock.advance(15 * minute - 1)
    expect((await succeed(account, '198.51.100.99')).status).toBe(429)
    test.clock.advance(2)
    expect((await succeed(account, '198.51.100.99')).status).toBe(303)
  })

  it('locks an address from which thirty accounts have failed, however concurrently', async () => {
    expect(await failOften('203.0.113.7', 40)).toBe(30)
    const shut = await succeed(demoAccount.account, '203.0.113.7')
    expect([shut.status, shut.headers.get('retry-after')]).toEqual([429, String(15 * 60)])
    expect((await succeed(demoAccount.account, '203.0.113.8')).status).toBe(303)
  })

  it('lets people behind one address in after each of them has mistyped', async () => {
    const everyone = Object.values(demoAccounts).map(({ account }) => account)
    for (const account of everyone) expect((await fail(account, '203.0.113.14')).status).toBe(401)
    expect(await failOften('203.0.113.14', 40)).toBe(30 - everyone.length)
    // The address is locked for others, and each who gets in makes room for one of them.
    expect(await attempt('late', '203.0.113.14')).toBeUndefined()
    for (const account of everyone) expect((await succeed(account, '203.0.113.14')).status).toBe(303)
    expect(await attempt('late', '203.0.113.14')).toBeDefined()
  })

  it('counts an account that signs in elsewhere where it has failed', async () => {
    expect((await fail(demoAccount.account, '203.0.113.15')).status).toBe(401)
    expect((await succeed(demoAccount.account, '203.0.113.16')).status).toBe(303)
    expect(await failOften('203.0.113.15', 40)).toBe(29)
  })

  it('counts the addresses of one IPv6 network as one', () => {
    expect(
      ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:0:1::7', '2001:db8:0:1:ffff::8', '2001:db8:0:2::7', 'raw'].map(
        networkOf,
      ),
    ).toEqual(['203.0.113.7', '203.0.113.7', '2001:db8:0:1::/64', '2001:db8:0:1::/64', '2001:db8:0:2::/64', 'raw'])
  })

  it('allows no more attempts when they are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => fail('one@northwind.example', '203.0.113.9')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('lets everyone behind one address sign in at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => succeed(demoAccounts.development.account, '203.0.113.11')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 303))
  })

  it('lets them in while one of them mistypes, and counts only that', async () => {
    const [wrong, ...right] = await Promise.all([
      fail(demoAccount.account, '203.0.113.12'),
      ...Array.from({ length: 12 }, () => succeed(demoAccounts.development.account, '203.0.113.12')),
    ])
    expect([wrong.status, ...new Set(right.map(({ status }) => status))]).toEqual([401, 303])
    expect(await failOften('203.0.113.12', 40)).toBe(29)
  })

  it('forgets attempts whose process has crashed', async () => {
    for (let count = 0; count < 30; count++) await attempt(`crashed-${count}`, '203.0.113.13')
    test.clock.advance(minute + 1)
    expect((await succeed(demoAccount.account, '203.0.113.13')).status).toBe(303)
  })

  it('does not count successful sign-ins', async () => {
    for (let count = 0; count < 15; count++)
      expect((await succeed(demoAccount.account, '203.0.113.10')).status).toBe(303)
  })
})

describe('a guesser in an office', () => {
  beforeEach(() => test.clock.advance(16 * minute))

  const everyone = Object.values(demoAccounts).map(({ account }) => account)
  let offices = 0
  const openOffice = () => {
    const address = `198.51.100.${100 + ++offices}`
    const enter = () => createRawBrowser(test.platform, { address })
    const guess = (account: string) => enter().submit({ account, password: 'Summer-2026' })
    return { enter, guess, address }
  }
  const statusOf = async (sent: Promise<Response>) => (await sent).status

  it('locks no one out who has signed in there before, in the same browser or in another', async () => {
    const { enter, guess, address } = openOffice()
    const browsers = everyone.map((account) => ({ account, browser: enter() }))
    for (const { account, browser } of browsers) expect(await statusOf(browser.submit({ account }))).toBe(303)
    expect(await failOften(address, 40)).toBe(30)
    const answers = await Promise.all(
      browsers.flatMap(({ account, browser }) => [
        statusOf(browser.submit({ account })),
        statusOf(enter().submit({ account })),
      ]),
    )
    expect(answers).toEqual(answers.map(() => 303))
    expect(await statusOf(guess('guessed-31'))).toBe(429)
  })

  it('locks no one out who brings a browser in which they have signed in elsewhere', async () => {
    const { address } = openOffice()
    const laptop = createRawBrowser(test.platform, { address: '198.51.100.200' })
    expect(await statusOf(laptop.submit({ account: demoAccount.account }))).toBe(303)
    expect(await failOften(address, 40)).toBe(30)
    const brought = createRawBrowser(test.platform, { address })
    const submit = (cookie: string) => brought.submit({ account: demoAccount.account }, { cookie })
    expect(await statusOf(submit('cw_device=planted'))).toBe(429)
    expect(await statusOf(submit(laptop.cookie()))).toBe(303)
  })

  it('locks an account for other browsers than those in which it is known', async () => {
    const { enter, guess } = openOffice()
    const known = enter()
    const { account } = demoAccount
    expect(await statusOf(known.submit({ account }))).toBe(303)
    for (let count = 0; count < 10; count++) expect(await statusOf(guess(account))).toBe(401)
    expect(await statusOf(enter().submit({ account }))).toBe(429)
    expect(await statusOf(known.submit({ account, password: 'mistyped' }))).toBe(401)
    expect(await statusOf(known.submit({ account }))).toBe(303)
  })

  it('locks no one out elsewhere who brings a new browser to where they have signed in before', async () => {
    const [home, office] = [openOffice(), openOffice()]
    const { account } = demoAccount
    expect(await statusOf(home.enter().submit({ account }))).toBe(303)
    for (let count = 0; count < 10; count++) expect(await statusOf(office.guess(account))).toBe(401)
    expect(await statusOf(office.guess(account))).toBe(429)
    expect(await statusOf(home.enter().submit({ account }))).toBe(303)
    // That sign-in gives the guesser no new tries.
    expect(await statusOf(office.guess(account))).toBe(429)
  })

  it('gets no new tries when the account’s user signs in where it is known', async () => {
    const { enter, guess } = openOffice()
    const known = enter()
    const { account } = demoAccount
    expect(await statusOf(known.submit({ account }))).toBe(303)
    for (let count = 0; count < 9; count++) expect(await statusOf(guess(account))).toBe(401)
    expect(await statusOf(known.submit({ account }))).toBe(303)
    expect([await statusOf(guess(account)), await statusOf(guess(account))]).toEqual([401, 429])
  })

  it('has ten tries in a browser in which the account is known, and they lock that browser alone', async () => {
    const { enter } = openOffice()
    const known = enter()
    const { account } = demoAccount
    expect(await statusOf(known.submit({ account }))).toBe(303)
    const wrong = () => statusOf(known.submit({ account, password: 'wrong' }))
    const answers = await Promise.all(Array.from({ length: 15 }, wrong))
    expect(answers.toSorted()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    expect(await statusOf(known.submit({ account }))).toBe(429)
    expect(await statusOf(enter().submit({ account }))).toBe(303)
  })

  it('gains nothing from a browser in which another account is known', async () => {
    const { enter, address } = openOffice()
    const own = enter()
    expect(await statusOf(own.submit({ account: demoAccounts.finance.account }))).toBe(303)
    expect(await failOften(address, 40)).toBe(30)
    expect(await statusOf(own.submit({ account: 'guessed-32', password: 'wrong' }))).toBe(429)
  })
})

describe('someone who is locked out by the failures of others', () => {
  beforeEach(() => test.clock.advance(16 * minute))

  const { account } = demoAccount
  const emily = demoAccounts.finance.account
  const browserAt = (address: string) => createRawBrowser(test.platform, { address })
  const codesFor = async (address: string) =>
    (await readOutbox(test.platform.services.database, 1000))
      .filter((mail) => mail.address === address && mail.topic === 'browser')
      .map(({ text }) => /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec(text)![0])
  const codeFor = async (address: string) => (await codesFor(address))[0] ?? ''
  const attack = async (victim: string) => {
    for (let count = 0; count < 10; count++) await (await attempt(victim, `198.51.100.${count}`))!.fail()
  }

  it('signs in at once with a code from the mailbox, in a new browser, while the account is under attack', async () => {
    await attack(account)
    const person = browserAt('203.0.113.50')
    const shut = await person.submit()
    expect([shut.status, (await shut.text()).includes('name="step" value="code"')]).toEqual([429, true])
    const asked = await person.submit({ step: 'code' })
    expect([asked.status, (await asked.text()).includes('name="code"')]).toEqual([200, true])
    // As people type it.
    const code = (await codeFor(account)).toLowerCase().replaceAll('-', ' ')
    expect((await person.submit({ code })).status).toBe(303)
    // The browser is known now, and the guesser still locked.
    expect((await person.submit()).status).toBe(303)
    expect(await attempt(account, '198.51.100.7')).toBeUndefined()
  })

  it('signs in at once from an office whose address a guesser has locked', async () => {
    expect(await failOften('203.0.113.51', 40)).toBe(30)
    const person = browserAt('203.0.113.51')
    expect((await person.submit({ account: emily })).status).toBe(429)
    await person.submit({ account: emily, step: 'code' })
    expect((await person.submit({ account: emily, code: await codeFor(emily) })).status).toBe(303)
    expect(await attempt('late', '203.0.113.51')).toBeUndefined()
  })

  it('can use a mistyped password again, since the code has made the browser known', async () => {
    await attack(account)
    const person = browserAt('203.0.113.52')
    await person.submit({ step: 'code' })
    expect((await person.submit({ code: await codeFor(account), password: 'mistyped' })).status).toBe(401)
    expect((await person.submit()).status).toBe(303)
  })

  it('signs in with a code in a known browser, too, whose tries they have used up', async () => {
    const person = browserAt('203.0.113.59')
    expect((await person.submit()).status).toBe(303)
    for (let count = 0; count < 10; count++) expect((await person.submit({ password: 'wrong' })).status).toBe(401)
    expect((await person.submit()).status).toBe(429)
    await person.submit({ step: 'code' })
    expect((await person.submit({ code: await codeFor(account) })).status).toBe(303)
  })

  it('is helped by a code alone that is theirs, new, and unused', async () => {
    await attack(account)
    const person = browserAt('203.0.113.53')
    await person.submit({ step: 'code' })
    const code = await codeFor(account)
    const wrong = await person.submit({ code: '7KQM-2XRP-9TVH' })
    expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('The code is wrong')])
    expect((await person.submit({ account: emily, code })).status).toBe(401)
    expect((await person.submit({ code })).status).toBe(401)
    await person.submit({ step: 'code' })
    const late = await codeFor(account)
    test.clock.advance(15 * minute + 1)
    expect((await person.submit({ code: late })).status).toBe(401)
    await person.submit({ step: 'code' })
    const used = await codeFor(account)
    expect((await person.submit({ code: used })).status).toBe(303)
    expect((await browserAt('203.0.113.54').submit({ code: used })).status).toBe(401)
  })

  it('is not prevented by someone who asks for codes, who gets ten mails sent, and learns nothing', async () => {
    const before = (await codesFor(emily)).length
    const guesser = browserAt('203.0.113.55')
    for (let count = 0; count < 12; count++)
      expect((await guesser.submit({ account: emily, step: 'code' })).status).toBe(200)
    const codes = await codesFor(emily)
    expect(codes.length - before).toBe(10)
    const person = browserAt('203.0.113.56')
    expect((await person.submit({ account: emily, code: codes[0]! })).status).toBe(303)
    const pageFor = async (name: string) =>
      (await (await guesser.submit({ account: name, step: 'code' })).text()).replaceAll(name, '…')
    expect(await pageFor('nobody@northwind.example')).toBe(await pageFor(emily))
    expect(await codesFor('nobody@northwind.example')).toEqual([])
  })

  it('gets the code by text message, if the account’s name is no mail address', async () => {
    const { database } = test.platform.services
    const phone = '491515550100'
    await database.asPlatform((db) =>
      db.update(accounts).set({ phone }).where(eq(accounts.account, demoSubUser.account)),
    )
    const person = browserAt('203.0.113.58')
    await person.submit({ ...demoSubUser, step: 'code' })
    const [message] = await readOutbox(database, 1)
    expect(message).toMatchObject({ channel: 'sms', address: phone, subject: '' })
    const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec(message!.text)![0]
    expect((await person.submit({ ...demoSubUser, code })).headers.getSetCookie()[0]).toMatch(/^cw_device=/)
  })

  it('gets it from the holder of the team that created the account, if that has neither address nor phone', async () => {
    const { database } = test.platform.services
    const holder = await signIn(test.platform)
    const person = { userName: 'Plain Name', account: 'plain.sub' }
    const place = { roles: ['development' as const], appScope: 'all' as const, appIds: [] }
    const sub = await holder.invoke(calls['teams.sub-user.create'], { ...person, ...place })
    const main = await holder.invoke(calls['teams.main-user.create'], {
      ...{ ...person, account: 'plain.main', teamName: 'Plain', country: 'DE', userType: 1, legalName: 'Plain Name' },
      ...{ certificateType: 'passport', certificateNumber: 'C01X00T47' },
    })
    // As the new team's holder does, whose account has no address either.
    await database.asPlatform((db) =>
      db
        .insert(accounts)
        .values({ ...person, account: 'plain.nested', userId: 'nested', passwordHash: '', madeByTeamId: main.userId }),
    )
    const known = browserAt('203.0.113.61')
    for (const { account: name, initialPassword } of [
      { account: person.account, initialPassword: sub.initialPassword },
      main,
      { account: 'plain.nested', initialPassword: undefined },
    ]) {
      await attack(name)
      await known.submit({ account: name, step: 'code' })
      const [message] = await readOutbox(database, 1)
      expect(message).toMatchObject({ channel: 'mail', address: account, subject: expect.stringContaining(name) })
      if (initialPassword === undefined) continue
      expect((await known.submit({ account: name, password: initialPassword })).status).toBe(429)
      const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec(message!.text)![0]
      const entered = await known.submit({ account: name, password: initialPassword, code })
      expect(entered.headers.getSetCookie().join()).toMatch(/cw_device=/)
      expect(await entered.text()).toContain('/account/new-password')
    }
  })

  it('gets the code for a partner’s identity at the address of its account', async () => {
    const { partner, unionId, password } = demoUnionAccount
    const claim = { union: '1', way: 'union', partner, union_id: unionId, password }
    const person = browserAt('203.0.113.57')
    await person.submit({ ...claim, step: 'code' })
    const code = (await readOutbox(test.platform.services.database, 1))[0]!.text.match(
      /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/,
    )![0]
    expect((await person.submit({ ...claim, code })).status).toBe(303)
  })
})

describe('a known browser', () => {
  const isKnown = async (account: string, cookie: string) => {
    const device = await readDevice(new Request(testOrigin, { headers: { cookie } }))
    const subjects = { account: `account:${account}`, device }
    const { database } = test.platform.services
    return (await database.asPlatform((db) => findAcquaintance(db, subjects, test.clock.now()))).device
  }
  const { account } = demoAccount
  const other = demoAccounts.finance.account

  it('gets a new token with each sign-in, under which all of its accounts are known', async () => {
    const browser = browse()
    await browser.submit({ account })
    const first = browser.cookie()
    expect([await isKnown(account, first), await isKnown(other, first)]).toEqual([true, false])
    await browser.submit({ account: other })
    const second = browser.cookie()
    expect([await isKnown(account, second), await isKnown(other, second)]).toEqual([true, true])
    expect([await isKnown(account, first), await isKnown(other, first)]).toEqual([false, false])
  })

  it('keeps its failures with its new token, also those of attempts that are under way', async () => {
    const browser = browse()
    for (const each of [account, other]) await browser.submit({ account: each })
    test.clock.advance(16 * minute)
    for (let count = 0; count < 8; count++) expect((await browser.submit({ password: 'wrong' })).status).toBe(401)
    const device = await readDevice(new Request(testOrigin, { headers: { cookie: browser.cookie() } }))
    const subjects = { account: `account:${account}`, address: 'address:elsewhere', device }
    const { database } = test.platform.services
    const underWay = await beginAttempt(database, subjects, test.clock.now)
    await browser.submit({ account: other })
    if (!('fail' in underWay)) throw new Error('The ninth attempt was refused')
    await underWay.fail()
    expect((await browser.submit({ password: 'wrong' })).status).toBe(401)
    await browser.submit({ account: other })
    expect((await browser.submit({ password: 'wrong' })).status).toBe(429)
  })

  it('is forgotten 90 days after its last sign-in, and when its account has signed in in twenty others', async () => {
    const browsers = Array.from({ length: 21 }, browse)
    for (const browser of browsers) {
      test.clock.advance(1)
      await browser.submit({ account })
    }
    const known = await Promise.all(browsers.map((browser) => isKnown(account, browser.cookie())))
    expect(known).toEqual([false, ...Array<boolean>(20).fill(true)])
    test.clock.advance(90 * 24 * 60 * minute)
    expect(await isKnown(account, browsers.at(-1)!.cookie())).toBe(false)
  })
})
