import * as v from 'valibot'
import { listInput, page } from '@console-widgets/core/schemas'
import { databaseLimits, hostPattern, passwordFault } from '../model.ts'
import { accountName, accountPrivileges, comment, newAccountName } from './parts.ts'

/** An account as the platform returns it. Its password is never returned. */
export const account = v.object({
  name: v.string(),
  comment: v.nullable(v.string()),
  /** Hosts that it can be used from; `%` matches any characters. */
  hosts: v.array(v.string()),
  databases: v.array(v.object({ name: v.string(), readonly: v.boolean() })),
  /** Name in the engine, which is unique across teams. */
  engineName: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const accountPage = page(account)
export const accountListInput = v.object(listInput)
export const accountNameInput = v.object({ name: accountName })

const hosts = v.pipe(
  v.array(v.pipe(v.string(), v.regex(hostPattern, 'must be an address or a host name; % matches any characters'))),
  v.minLength(1, 'must name at least one'),
  v.maxLength(databaseLimits.hostsPerAccount, `must name at most ${databaseLimits.hostsPerAccount}`),
)

/** Password rules that can be checked without the account's name. */
const password = v.pipe(
  v.string(),
  v.check(
    (value) => passwordFault(value) !== 'length',
    `must have ${databaseLimits.shortestPassword} to ${databaseLimits.longestPassword} characters`,
  ),
  v.check((value) => passwordFault(value) !== 'characters', 'must have letters, digits and signs of ASCII alone'),
  v.check(
    (value) => passwordFault(value) !== 'classes',
    'must have three of: lower case, upper case, digits, other characters',
  ),
)

const nameInPassword = 'must be neither the name of the account nor the name reversed'
export const createAccountInput = v.pipe(
  v.object({
    name: newAccountName,
    password,
    comment,
    hosts: v.optional(hosts, ['%']),
    databases: v.optional(accountPrivileges, []),
  }),
  v.forward(
    v.check(({ name, password: given }) => passwordFault(given, name) !== 'name', nameInPassword),
    ['password'],
  ),
)
/** A new password replaces the current one. */
export const updateAccountInput = v.pipe(
  v.object({ name: accountName, password: v.optional(password), comment, hosts: v.optional(hosts) }),
  v.forward(
    v.check(({ name, password: given = '' }) => passwordFault(given, name) !== 'name', nameInPassword),
    ['password'],
  ),
)
/** Replaces all privileges of the account. */
export const updateAccountPrivilegesInput = v.object({ name: accountName, databases: accountPrivileges })
