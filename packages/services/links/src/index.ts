import { withText } from '@console-widgets/ui'
import { harmonyLocales, locales } from './generated/locales.ts'
import CreateLinkView from './views/create-link.tsx'
import HarmonyLinksView from './views/harmony-links.tsx'
import LinkListView from './views/link-list.tsx'
import LinkPageView from './views/link-page.tsx'
import LinkPrefixesView from './views/link-prefixes.tsx'

export type { CreateLinkProps } from './views/create-link.tsx'
export type { HarmonyLinksProps } from './views/harmony-links.tsx'
export type { LinkListProps } from './views/link-list.tsx'
export type { LinkPageProps } from './views/link-page.tsx'
export type { LinkPrefixesProps } from './views/link-prefixes.tsx'

/** The builder of a link, beside the devices that show where it leads. */
export const CreateLink = withText(locales, CreateLinkView)
/** What an app has on HarmonyOS: verified domains, links to them, intents, and codes for print. */
export const HarmonyLinks = withText(locales, withText(harmonyLocales, HarmonyLinksView))
/** The links of an app. */
export const LinkList = withText(locales, LinkListView)
/** One link: where it leads, its QR code, its clicks, and its earlier targets. */
export const LinkPage = withText(locales, LinkPageView)
/** What the links of an app are made with: prefixes, allowed targets, and addresses for all devices. */
export const LinkPrefixes = withText(locales, LinkPrefixesView)
