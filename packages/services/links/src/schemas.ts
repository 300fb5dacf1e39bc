import * as v from 'valibot'
import { id, listInput, nameText, optionalText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import { longestTarget, pageFor, problemOfTarget, type TargetProblem } from '@console-widgets/redirects'
import {
  abilityForm,
  appleAppForm,
  codeTypes,
  domainProblems,
  domainStates,
  importProblems,
  intentNameForm,
  linkKinds,
  linkLimits,
  linkStates,
  linkStatuses,
  linesOf,
  packageNameForm,
  prefixForm,
  suffixForm,
  suffixLengths,
} from './model.ts'

/** What is wrong with a target. */
export const targetProblems = {
  'not-an-address': 'must be an address such as https://example.com, without blanks',
  'too-long': `must have at most ${longestTarget} characters`,
  scheme: 'must begin with http://, https://, or a scheme of your app such as myapp://',
  'not-a-page': 'must begin with http:// or https://',
  credentials: 'must not contain a user name or a password before the host',
  loop: 'must not be a link itself',
} as const satisfies Record<TargetProblem, string>

/** A target, as far as it can be judged without the platform’s own address. */
function targetOf(appSchemes: boolean) {
  return v.pipe(
    text(longestTarget),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOfTarget(dataset.value, { ownOrigins: [], appSchemes }) : undefined
      if (problem) addIssue({ message: targetProblems[problem] })
    }),
  )
}

const target = targetOf(true)
const webPage = targetOf(false)
const campaignText = nameText(linkLimits.campaign)
const pageTarget = v.object({ fallback: v.nullish(webPage) })

const linkInfoFields = v.object({
  deepLink: target,
  android: v.nullish(
    v.object({
      packageName: v.pipe(
        v.string(),
        v.trim(),
        v.regex(packageNameForm, 'must be a package name like com.example.app'),
      ),
      minVersion: v.nullish(wholeNumber(1, 2_147_483_647)),
      fallback: v.nullish(webPage),
    }),
  ),
  ios: v.nullish(pageTarget),
  harmony: v.nullish(pageTarget),
  desktop: v.nullish(pageTarget),
  /** Whether devices without the app, and without a page of their own, get its store page. */
  toStore: v.nullish(v.boolean()),
  social: v.nullish(
    v.object({ title: nameText(120), description: v.nullish(nameText(300)), image: v.nullish(webPage) }),
  ),
  campaign: v.nullish(
    v.object({ source: v.nullish(campaignText), medium: v.nullish(campaignText), name: v.nullish(campaignText) }),
  ),
})

/** Where a link leads. Some page is required: no visitor may end nowhere. */
export const linkInfo = v.pipe(
  linkInfoFields,
  v.forward(
    v.partialCheck(
      [['deepLink'], ['desktop'], ['toStore']],
      (info) =>
        problemOfTarget(info.deepLink, { ownOrigins: [], appSchemes: true }) !== undefined ||
        info.toStore === true ||
        pageFor(info, 'desktop') !== undefined,
      'must be an http or https address, unless the link has a page for desktops or leads to the store page',
    ),
    ['deepLink'],
  ),
)

/** A target that the form leaves empty for none. */
const targetOrEmpty = v.nullish(
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const address = dataset.typed ? dataset.value.trim() : ''
      const problem = address === '' ? undefined : problemOfTarget(address, { ownOrigins: [], appSchemes: false })
      if (problem) addIssue({ message: targetProblems[problem] })
    }),
  ),
)
const textOrEmpty = (most: number) => v.nullish(text(most, 0))
const pageForm = v.object({ fallback: targetOrEmpty })

/** Targets as the builder’s form has them: all parts are there, and may be empty. */
export const targetForm = v.object({
  deepLink: target,
  android: v.object({
    packageName: v.nullish(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((value) => value === '' || packageNameForm.test(value), 'must be a package name like com.example.app'),
      ),
    ),
    minVersion: v.nullish(wholeNumber(1, 2_147_483_647)),
    fallback: targetOrEmpty,
  }),
  ios: pageForm,
  harmony: pageForm,
  desktop: pageForm,
  toStore: v.boolean(),
  social: v.object({ title: textOrEmpty(120), description: textOrEmpty(300), image: targetOrEmpty }),
  campaign: v.object({
    source: textOrEmpty(linkLimits.campaign),
    medium: textOrEmpty(linkLimits.campaign),
    name: textOrEmpty(linkLimits.campaign),
  }),
})

const linkName = nameText(linkLimits.linkName)
const suffix = v.pipe(v.string(), v.regex(suffixForm, 'must have 4 to 32 letters and digits'))
const targetProblem = v.nullable(v.string())

/** A link of any kind. */
export const link = v.object({
  linkId: id,
  appId: id,
  kind: v.picklist(linkKinds),
  linkName: v.string(),
  prefixId: id,
  prefix: v.string(),
  uriPrefix: v.string(),
  suffix: v.nullable(v.string()),
  /** What visitors open. */
  address: v.string(),
  /** Address of the app’s store page. */
  storePage: v.string(),
  linkInfo: linkInfoFields,
  status: v.picklist(linkStatuses),
  state: v.picklist(linkStates),
  expireTime: v.nullable(time),
  /** Clicks of people, and of programs. */
  clicks: v.number(),
  bots: v.number(),
  /** What the daily check of the page found, or null. */
  targetProblem,
  createTime: time,
  updateTime: time,
})
export const linkPage = page(link)
/** Earlier targets, the newest first. */
export const linkDetail = v.object({
  ...link.entries,
  history: v.array(v.object({ targetId: id, linkInfo: linkInfoFields, userId: v.string(), endTime: time })),
})

export const appLinksInput = v.object({ appId: id, ...listInput })
export const linkIdInput = v.object({ linkId: id })

const expireTime = v.nullish(time)
export const createShortLinkInput = v.object({
  appId: id,
  prefixId: id,
  linkName,
  linkInfo,
  suffixLength: v.optional(v.picklist(suffixLengths)),
  suffix: v.optional(suffix),
  expireTime,
})
/** Links of a file, each with what createShortLinkInput has. */
export const importLinksInput = v.object({
  appId: id,
  links: v.pipe(
    v.array(v.omit(createShortLinkInput, ['appId'])),
    v.minLength(1),
    v.maxLength(linkLimits.importedAtOnce, `must have at most ${linkLimits.importedAtOnce} links`),
  ),
})
/** What became of each link, in the order of the input. */
export const importLinksOutput = v.object({
  results: v.array(
    v.object({
      linkId: v.nullable(id),
      address: v.nullable(v.string()),
      problem: v.nullable(v.picklist(importProblems)),
    }),
  ),
})
export { offeredTargets } from '@console-widgets/core/schemas'
export const targetsInput = v.object({ appId: id })
export const createDeepLinkInput = v.object({ appId: id, prefixId: id, linkName, linkInfo, expireTime })
export const updateLinkInput = v.object({
  linkId: id,
  linkName: v.optional(linkName),
  linkInfo: v.optional(linkInfo),
  expireTime,
})

/** What the form for a new link asks for. */
export const createLinkForm = v.object({
  kind: v.picklist(['short', 'deep']),
  prefixId: id,
  linkName,
  suffix: v.optional(suffix),
  suffixLength: v.optional(v.picklist(suffixLengths), 'SHORT'),
  linkInfo: targetForm,
  expireTime,
})
/** What the form for a stored link asks for. */
export const editLinkForm = v.object({ linkName, linkInfo: targetForm, expireTime })

/** An address of a prefix that leads all devices to one page. */
export const unifiedLink = v.object({
  linkId: id,
  appId: id,
  prefixId: id,
  prefix: v.string(),
  uriPrefix: v.string(),
  name: v.string(),
  address: v.string(),
  defaultRedirectionUrl: v.string(),
  state: v.picklist(linkStates),
  clicks: v.number(),
  createTime: time,
  updateTime: time,
})
export const unifiedLinkPage = page(unifiedLink)
export const unifiedForm = v.object({ defaultRedirectionUrl: webPage })
export const newUnifiedForm = v.object({ prefixId: id, name: suffix, ...unifiedForm.entries })
export const createUnifiedLinkInput = v.object({ appId: id, ...newUnifiedForm.entries })
export const updateUnifiedLinkInput = v.object({ linkId: id, ...unifiedForm.entries })

export const linkStatusInput = v.object({ linkId: id, status: v.picklist(linkStatuses) })
export const linkStatusOutput = v.object({ linkId: id, state: v.picklist(linkStates) })

export const uriPrefix = v.object({
  prefixId: id,
  appId: id,
  prefix: v.string(),
  uriPrefix: v.string(),
  /** Address of the app’s store page, to which its links can lead. */
  storePage: v.string(),
  description: v.string(),
  /** Number of its links. */
  links: v.number(),
  /** Android apps that open links of the prefix, as their uploaded packages are signed. */
  signedApps: v.array(v.object({ packageName: v.string(), fingerprint: v.string() })),
  /** Where Android’s file is, for a host of your own that forwards requests. */
  assetLinks: v.string(),
  /** Host of the app’s own, which leads here. */
  domain: v.nullable(v.string()),
  /** Whether the domain is still verified: otherwise its host answers nothing. */
  isDomainVerified: v.boolean(),
  /** Apps of Apple devices that open links of the prefix. */
  appleAppIds: v.array(v.string()),
  /** Where Apple’s file is, for a host of your own that forwards requests. */
  appleFile: v.string(),
  createTime: time,
  updateTime: time,
})
export const uriPrefixPage = page(uriPrefix)
export const prefixIdInput = v.object({ prefixId: id })
export const prefixFields = v.object({
  prefix: v.pipe(v.string(), v.trim(), v.regex(prefixForm, 'must have 4 to 32 lowercase letters and digits')),
  description: optionalText(linkLimits.description),
})
export const createPrefixInput = v.object({ appId: id, ...prefixFields.entries })
const appleAppId = v.pipe(v.string(), v.trim(), v.regex(appleAppForm, 'must be like ABCDE12345.com.example.app'))
const appleAppIds = v.pipe(
  v.array(appleAppId),
  v.maxLength(linkLimits.appleApps, `must be at most ${linkLimits.appleApps}`),
)
/** What the form of a prefix asks for: the apps of Apple devices as lines, and an empty domain for none. */
export const prefixDetails = v.object({
  description: optionalText(linkLimits.description),
  domain: v.optional(v.string()),
  appleAppIds: v.pipe(
    v.optional(v.string(), ''),
    v.check(
      (lines) =>
        linesOf(lines).length <= linkLimits.appleApps && linesOf(lines).every((line) => appleAppForm.test(line)),
      'must be like ABCDE12345.com.example.app',
    ),
  ),
})
export const updatePrefixInput = v.object({
  prefixId: id,
  description: v.optional(text(linkLimits.description, 0)),
  /** Null: links have the platform’s host. */
  domain: v.optional(v.nullable(text(253))),
  appleAppIds: v.optional(appleAppIds),
})

export const allowedUri = v.object({
  allowedUriId: id,
  appId: id,
  pattern: v.string(),
  description: v.string(),
  createTime: time,
  updateTime: time,
})
export const allowedUriPage = page(allowedUri)
export const allowedUriIdInput = v.object({ allowedUriId: id })
export const allowedUriForm = v.object({
  pattern: nameText(linkLimits.pattern),
  description: optionalText(linkLimits.description),
})
export const createAllowedUriInput = v.object({ appId: id, ...allowedUriForm.entries })
export const updateAllowedUriInput = v.object({ allowedUriId: id, ...v.partial(allowedUriForm).entries })

/** A domain whose links an app opens on HarmonyOS, once its file names the app. */
export const linkDomain = v.object({
  domainId: id,
  appId: id,
  domain: v.string(),
  state: v.picklist(domainStates),
  problem: v.nullable(v.picklist(domainProblems)),
  checkTime: v.nullable(time),
  createTime: time,
  updateTime: time,
})
export const linkDomainPage = page(linkDomain)
export const domainIdInput = v.object({ domainId: id })
export const domainForm = v.object({
  domain: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^[a-z0-9][a-z0-9.-]{2,252}(:\d{1,5})?$/, 'must be a domain such as www.example.com'),
  ),
})
export const createDomainInput = v.object({ appId: id, ...domainForm.entries })

/** What the form for a link of HarmonyOS asks for. */
export const harmonyLinkForm = v.object({
  prefixId: id,
  linkName,
  target: webPage,
  fallback: targetOrEmpty,
})

/** An intent that an app handles: HarmonyOS suggests it, and calls the ability with the parameters. */
export const abilityIntent = v.object({
  intentId: id,
  appId: id,
  intentName: v.string(),
  ability: v.string(),
  /** JSON schema of the parameters. */
  parameters: v.string(),
  createTime: time,
  updateTime: time,
})
export const abilityIntentPage = page(abilityIntent)
export const intentIdInput = v.object({ intentId: id })
export const intentForm = v.object({
  intentName: v.pipe(v.string(), v.trim(), v.regex(intentNameForm, 'must be a name such as PlayMusic')),
  ability: v.pipe(v.string(), v.trim(), v.regex(abilityForm, 'must be a name such as EntryAbility')),
  parameters: text(linkLimits.parameters, 2),
})
export const createIntentInput = v.object({ appId: id, ...intentForm.entries })
export const updateIntentInput = v.object({ intentId: id, ...v.partial(intentForm).entries })

/** An HM Code: a printed code that leads to one of the app’s links. */
export const hmCode = v.object({
  codeId: id,
  appId: id,
  linkId: id,
  linkName: v.string(),
  codeType: v.picklist(codeTypes),
  code: v.string(),
  /** What the code contains. */
  address: v.string(),
  createTime: time,
  updateTime: time,
})
export const hmCodePage = page(hmCode)
export const codeIdInput = v.object({ codeId: id })
export const codeForm = v.object({ linkId: id, codeType: v.picklist(codeTypes) })
export const createCodeInput = v.object({ appId: id, ...codeForm.entries })
export const updateCodeInput = v.object({ codeId: id, linkId: id })

const count = v.number()
const share = v.array(v.object({ name: v.string(), clicks: count }))
/** What an app reports when it opens for the first time. */
export const firstOpenInput = v.object({
  /** What the store has handed over, from the link. */
  referrer: text(400),
  /** Random name of this open, so that it can be reported again. */
  openId: text(64),
})

export const clickReportInput = v.object({ linkId: id, startTime: v.optional(time), endTime: v.optional(time) })
export const clickReport = v.object({
  linkId: id,
  startTime: time,
  endTime: time,
  clicks: count,
  unique: count,
  /** From the app’s page in the store, by visitors whom the link has led there. */
  installs: count,
  /** First opens of the installed app, as the app reports them. */
  firstOpens: count,
  bots: count,
  /** Hours with clicks, or days if the report covers more than a week. */
  steps: v.array(v.object({ time, clicks: count, unique: count, bots: count })),
  step: v.picklist(['hour', 'day']),
  platforms: share,
  countries: share,
  referrers: share,
  campaigns: share,
})
